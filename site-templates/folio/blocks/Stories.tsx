import { parts, type Wire } from '@plugins/kit/site';

interface StoriesData {
  title: string;
  stories: {
    quote: string;
    name: string;
    about: string;
    picture: Wire.SitePicture | null;
  }[];
}

/** Voices one below the other, each as large as a title, beside a small picture. */
export function Stories({ title, stories }: StoriesData) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ul className="voices">
        {stories.map(({ quote, name, about, picture }, index) => (
          <li key={`${index}-${name}`}>
            {picture && <parts.Picture picture={picture} sizes="(min-width: 60rem) 22rem, 60vw" />}
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
