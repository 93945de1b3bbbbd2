import { parts } from '@plugins/kit/site';
import type { TutorialsData as Data } from '../../blocks/tutorials';

/** Things explained: a picture, a few words, and where to see it. */
export function TutorialsView({ title, tutorials }: Data) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ol className="cards cards-tutorials">
        {tutorials.map((one, index) => (
          <li key={`${index}-${one.title}`}>
            {one.picture && <parts.Picture picture={one.picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <parts.ItemTitle>{one.title}</parts.ItemTitle>
            <parts.Prose html={one.text} />
            {one.to && <parts.SiteLink to={one.to} className="more" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
