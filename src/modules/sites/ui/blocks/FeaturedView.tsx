import type { FeaturedData as Data } from '../../blocks/featured';
import { ItemTitle, Picture, SiteLink, Title } from '../../page/page-parts';

/** Chosen work, each with a picture, a name and where it leads; only what clients agreed to be shown. */
export function FeaturedView({ title, works }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className="cards cards-works">
        {works.map(({ picture, title: name, text, to }, index) => (
          <li key={`${index}-${name}`}>
            {picture && <Picture picture={picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <ItemTitle>{name}</ItemTitle>
            {text && <p dir="auto">{text}</p>}
            {to && <SiteLink to={to} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
