import Plus from '~icons/lucide/plus'

/** Answers, each behind its question; the browser's own disclosure, so that it works by keyboard and in a search of the page. */
export function QuestionList({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className="border-seam border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-seam border-b">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus size={18} className="shrink-0 text-soft transition-transform duration-220 group-open:rotate-45" />
          </summary>
          <p className="max-w-2xl pb-6 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
