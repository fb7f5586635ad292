import { QuestionList } from '#web/ui/question-list.tsx'

const QUESTIONS = [
  {
    question: 'Is the first character really free?',
    answer:
      'Yes. Your first three previews, one new try at them and the character you choose cost nothing. After that the button says what it costs before you press it.',
  },
  {
    question: 'What can I do with 150 credits a day?',
    answer: 'Three previews in any style cost 100 credits, an enhanced description 10. Credits you do not use stay yours.',
  },
  {
    question: 'Does a character keep the same face?',
    answer:
      'That is what this house is for. The preview you choose becomes a model sheet with portrait, full figure and expressions, and every later picture is drawn from it.',
  },
  {
    question: 'What happens when a generation fails?',
    answer: 'You get the credits back at once, and the card says why it failed.',
  },
] as const

export function Questions() {
  return (
    <section
      aria-labelledby="questions-title"
      className="column grid grid-cols-[4fr_8fr] gap-14 py-28 small:grid-cols-1 small:gap-6 small:py-18"
    >
      <h2 id="questions-title" className="display text-section small:text-[30px]">
        Questions
      </h2>
      <QuestionList questions={QUESTIONS} />
    </section>
  )
}
