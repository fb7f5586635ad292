import { QuestionList } from '#web/ui/question-list.tsx'

const QUESTIONS = [
  {
    question: 'Is the first character really free?',
    answer:
      'Yes. Your first three previews, one new try at them and the character you choose cost nothing. After that the button says what it costs before you press it.',
  },
  {
    question: 'What can I do with 150 credits a day?',
    answer:
      'Three previews in any style cost 100 credits, an enhanced description 10, a new scene with your character 10, an outfit 50, a short film 50. Credits you do not use stay yours.',
  },
  {
    question: 'Does a character keep the same face?',
    answer:
      'That is what this house is for. The preview you choose becomes a model sheet with portrait, full figure and expressions, and every later picture is drawn from it.',
  },
  {
    question: 'Who is it for?',
    answer:
      'For creators of AI films, anime and stories, from a hobby to a studio: professionals who need the same face in two hundred shots, and everybody who has somebody in mind and cannot draw them.',
  },
  {
    question: 'Can I start from my own picture?',
    answer:
      'Yes, from one picture of at least 1024 × 1024 pixels. Keep it as it is or have it redrawn in one of nine styles. Only use pictures you may use: your own, or those of people who agreed.',
  },
  {
    question: 'Who draws the pictures?',
    answer:
      'An engine that comes with this product and runs where it runs. Everything you see on this page was made by it. Whoever runs the house may add other models; what is yours stays yours either way.',
  },
  {
    question: 'May I use the pictures commercially?',
    answer:
      'What you make is yours to use, also commercially, as far as what you brought belongs to you. Every file carries a mark that says a machine made it.',
  },
  {
    question: 'What happens when a generation fails?',
    answer: 'You get the credits back at once, and the card says why it failed.',
  },
  {
    question: 'Can I take my data away, or delete it?',
    answer:
      'Download any picture or film, or many at once, from your library. Generations and characters can be deleted there, and so can your account with everything in it.',
  },
] as const

/** What people ask before they begin. Help links of the footer lead here. */
export function Questions() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="column grid grid-cols-[4fr_8fr] gap-14 py-28 small:grid-cols-1 small:gap-6 small:py-18"
    >
      <h2 id="questions-title" className="display text-section small:text-[1.875rem]">
        Questions
      </h2>
      <QuestionList questions={QUESTIONS} />
    </section>
  )
}
