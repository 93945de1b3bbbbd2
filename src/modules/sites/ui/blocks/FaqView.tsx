import type { FaqData as Data } from '../../blocks/faq';
import { Prose, Title } from '../../page/page-parts';

/** Frequently asked questions; each expands without script. */
export function FaqView({ title, questions }: Data) {
  return (
    <div className="narrow">
      <Title>{title}</Title>
      <div className="faq">
        {questions.map(({ question, answer }, index) => (
          <details key={`${index}-${question}`}>
            <summary dir="auto">{question}</summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </div>
  );
}
