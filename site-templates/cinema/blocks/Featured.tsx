import { parts, type Wire } from '@plugins/kit/site';

interface FeaturedData {
  title: string;
  works: { picture: Wire.SitePicture | null; title: string; text: string; to: Wire.SiteLinkTo | null }[];
}

/** Stills as wide as a screen, one below the other, each with its name in it. */
export function Featured({ title, works }: FeaturedData) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ul className="stills">
        {works.map(({ picture, title: name, text, to }, index) => (
          <li key={`${index}-${name}`} className={picture ? 'still' : 'still still-bare'}>
            {picture && <parts.Picture picture={picture} sizes="(min-width: 90rem) 84rem, 100vw" />}
            <div className="still-words">
              <parts.ItemTitle>{name}</parts.ItemTitle>
              {text && <p dir="auto">{text}</p>}
              {to && <parts.SiteLink to={to} className="more" />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
