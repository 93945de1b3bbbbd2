import type { StoriesData as Data } from '../../blocks/stories';
import { Picture, Title } from '../../page/page-parts';

/** Testimonials of clients, entered by hand. */
export function StoriesView({ title, stories }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className="quotes">
        {stories.map(({ quote, name, about, picture }, index) => (
          <li key={`${index}-${name}`}>
            {picture && <Picture picture={picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
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
