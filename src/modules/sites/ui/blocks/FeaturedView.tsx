import type { FeaturedData as Data } from '../../blocks/featured';
import { ItemTitle, Picture, SiteLink, Title } from '../../page/page-parts';

/** Featured work, each with a picture, a name and a link. */
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
