import { QuestionList } from '#web/ui/question-list.tsx'

const QUESTIONS = [
  {
    question: 'What happens to credits when a generation fails?',
    answer: 'They come back at once, and the card says why it failed. You never pay for what you did not get.',
  },
  {
    question: 'When do plan credits arrive?',
    answer: 'Every month, with yearly billing as well. What you do not use stays yours and adds up.',
  },
  {
    question: 'Can I change my plan or switch between monthly and yearly?',
    answer:
      'Yes. An upgrade and the switch to yearly take effect at once, and you pay only the difference: for the days that are left, which bring their share of the credits at once. A downgrade and the switch to monthly wait until the period you have paid for ends.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'Press Manage Subscription, on this page or in the menu behind your picture, and cancel there. Nothing is charged any more, and access stays until the paid period ends.',
  },
  {
    question: 'Do credit packs need a plan?',
    answer: 'No. Everybody who is signed in can buy them, with a plan or without one.',
  },
  {
    question: 'What do “50 characters” and “100 video generations” mean?',
    answer: 'What the credits of one month are enough for, if you spend them all on that one thing. They are not limits.',
  },
] as const

/** What people ask about money, each answer behind its question. */
export function PricingQuestions() {
  return (
    <section
      aria-labelledby="questions"
      className="mt-28 grid grid-cols-[4fr_8fr] gap-14 small:mt-18 small:grid-cols-1 small:gap-6"
    >
      <h2 id="questions" className="display text-section small:text-[1.875rem]">
        Questions
      </h2>
      <QuestionList questions={QUESTIONS} />
    </section>
  )
}
