import { Picture, Title } from '@plugins/kit/site/parts';
import type { SitePicture } from '@plugins/kit/site/wire';

interface StoriesData {
  title: string;
  stories: {
    quote: string;
    name: string;
    about: string;
    picture: SitePicture | null;
  }[];
}

/** Quotes one below the other in title size, each beside a small picture. */
export function Stories({ title, stories }: StoriesData) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className="voices">
        {stories.map(({ quote, name, about, picture }, index) => (
          <li key={`${index}-${name}`}>
            {picture && <Picture picture={picture} sizes="(min-width: 60rem) 22rem, 60vw" />}
            <figure>
              <blockquote dir="auto">{quote}</blockquote>
              {(name || about) && (
                <figcaption>
                  <bdi>{name}</bdi>
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
