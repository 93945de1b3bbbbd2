import type { TutorialsData as Data } from '../../blocks/tutorials';
import { ItemTitle, Picture, Prose, SiteLink, Title } from '../../page/page-parts';

/** Tutorials: a picture, a few words, and a link. */
export function TutorialsView({ title, tutorials }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ol className="cards cards-tutorials">
        {tutorials.map((one, index) => (
          <li key={`${index}-${one.title}`}>
            {one.picture && <Picture picture={one.picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <ItemTitle>{one.title}</ItemTitle>
            <Prose text={one.text} />
            {one.to && <SiteLink to={one.to} className="more" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
