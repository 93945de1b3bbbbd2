import { parts } from '@plugins/kit/site';
import type { FaqData as Data } from '../../blocks/faq';

/** Questions that are often asked; each opens by itself, without script. */
export function FaqView({ title, questions }: Data) {
  return (
    <div className="narrow">
      <parts.Title>{title}</parts.Title>
      <div className="faq">
        {questions.map(({ question, answer }, index) => (
          <details key={`${index}-${question}`}>
            <summary dir="auto">{question}</summary>
            <parts.Prose html={answer} />
          </details>
        ))}
      </div>
    </div>
  );
}
