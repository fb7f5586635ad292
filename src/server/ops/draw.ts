import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findStyle, STYLE_NAMES } from '#contract/styles.ts'
import { drawTask } from '#server/platform/engines/studio/draw-task.ts'
import { giveStoredForm } from '#server/platform/engines/studio/give-stored-form.ts'
import { readDescription } from '#studio/words/read-description.ts'

const USAGE = `Usage: troupe draw "<description>" [--style <style>] [--out <file.png>] [--seed <text>] [--size <pixels>] [--candidate 1..3] [--json]

  --json  prints what was understood instead of drawing`

const SIZE = { min: 64, max: 4096 }

/** A sentence for the person at the keyboard; the command ends with 2. */
class BadArguments extends Error {}

function readArguments(args: string[]) {
  const options = {
    style: { type: 'string', default: 'photoreal' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '1024' },
    candidate: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new BadArguments((error as Error).message, { cause: error })
  }
  const { values, positionals } = parsed
  const description = positionals.join(' ').trim()
  if (!description) throw new BadArguments('Say what to draw.')
  const style = findStyle(values.style)
  if (!style) throw new BadArguments(`There is no style "${values.style}". The styles are: ${STYLE_NAMES.join(', ')}.`)
  return {
    description,
    style,
    out: values.out ?? 'troupe.png',
    seed: values.seed,
    sizePx: wholeNumber('--size', values.size, SIZE.min, SIZE.max),
    candidate: wholeNumber('--candidate', values.candidate, 1, 3),
    json: values.json,
  }
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BadArguments(`${name} takes a whole number from ${min} to ${max}.`)
  return value
}

/** `troupe draw`: the built-in engine alone. Answers the exit code. */
export async function runDraw(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  try {
    const { out, json, ...task } = readArguments(args)
    if (json) {
      console.log(JSON.stringify(readDescription(task.description).reading, null, 2))
      return 0
    }
    giveStoredForm()
    const { png, warnings } = await drawTask({ kind: 'words', ...task })
    await writeFile(out, png)
    for (const warning of warnings) console.error(warning)
    console.log(out)
    return 0
  } catch (error) {
    if (error instanceof BadArguments) {
      console.error(`${error.message}\n\n${USAGE}`)
      return 2
    }
    if ((error as NodeJS.ErrnoException).syscall) {
      console.error(`The picture could not be written: ${(error as Error).message}`)
      return 1
    }
    throw error
  }
}
