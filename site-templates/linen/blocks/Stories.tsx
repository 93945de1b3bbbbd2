import { parts, type Wire } from '@plugins/kit/site';

interface StoriesData {
  title: string;
  stories: { quote: string; name: string; about: string; picture: Wire.SitePicture | null }[];
}

/** Letters that came, laid out on a table; names as they were signed. */
export function Stories({ title, stories }: StoriesData) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ul className="letters">
        {stories.map(({ quote, name, about, picture }, index) => (
          <li key={`${index}-${name}`}>
            <figure>
              {picture && <parts.Picture picture={picture} sizes="(min-width: 48rem) 30vw, 90vw" />}
              <blockquote dir="auto">{quote}</blockquote>
              {(name || about) && (
                <figcaption>
                  <bdi className="by-hand">{name}</bdi>
                  {about && <span dir="auto">{about}</span>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
