import { Picture, Title } from '@plugins/kit/site/parts';
import type { SitePicture } from '@plugins/kit/site/wire';

interface StoriesData {
  title: string;
  stories: { quote: string; name: string; about: string; picture: SitePicture | null }[];
}

/** Quotes as letters on a table, with name. */
export function Stories({ title, stories }: StoriesData) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className="letters">
        {stories.map(({ quote, name, about, picture }, index) => (
          <li key={`${index}-${name}`}>
            <figure>
              {picture && <Picture picture={picture} sizes="(min-width: 48rem) 30vw, 90vw" />}
              <blockquote dir="auto">{quote}</blockquote>
              {(name || about) && (
                <figcaption>
                  <bdi className="small-name">{name}</bdi>
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
