import { parts } from '@plugins/kit/site';
import type { FeaturedData as Data } from '../../blocks/featured';

/** Chosen work, each with a picture, a name and where it leads; only what clients agreed to be shown. */
export function FeaturedView({ title, works }: Data) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ul className="cards cards-works">
        {works.map(({ picture, title: name, text, to }, index) => (
          <li key={`${index}-${name}`}>
            {picture && <parts.Picture picture={picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <parts.ItemTitle>{name}</parts.ItemTitle>
            {text && <p dir="auto">{text}</p>}
            {to && <parts.SiteLink to={to} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
