import { giveStoredForm } from '#server/platform/engines/studio/give-stored-form.ts'

// Once for all tests of a process; read by the first one that draws a person of it.
giveStoredForm()
