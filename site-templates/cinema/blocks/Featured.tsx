import { ItemTitle, Picture, SiteLink, Title } from '@plugins/kit/site/parts';
import type { SiteLinkTo, SitePicture } from '@plugins/kit/site/wire';

interface FeaturedData {
  title: string;
  works: { picture: SitePicture | null; title: string; text: string; to: SiteLinkTo | null }[];
}

/** Full-width stills, one below the other, each with its name in it. */
export function Featured({ title, works }: FeaturedData) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className="stills">
        {works.map(({ picture, title: name, text, to }, index) => (
          <li key={`${index}-${name}`} className={picture ? 'still' : 'still still-bare'}>
            {picture && <Picture picture={picture} sizes="(min-width: 90rem) 84rem, 100vw" />}
            <div className="still-words">
              <ItemTitle>{name}</ItemTitle>
              {text && <p dir="auto">{text}</p>}
              {to && <SiteLink to={to} className="more" />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
