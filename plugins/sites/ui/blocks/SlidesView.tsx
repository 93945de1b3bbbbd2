import { parts } from '@plugins/kit/site';
import type { SlidesData as Data } from '../../blocks/slides';

/** Large pictures one after the other, moved by hand. */
export function SlidesView({ slides }: Data) {
  return (
    <div className="slides" data-slides="">
      <ul className="slides-row">
        {slides.map(({ picture, title, text, button }, index) => (
          <li key={`${index}-${title}`} className="slide">
            {picture && <parts.Picture picture={picture} sizes="100vw" />}
            {(title || text || button) && (
              <div className="slide-words">
                {title && <h2 dir="auto">{title}</h2>}
                {text && <p dir="auto">{text}</p>}
                {button && <parts.SiteLink to={button} className="button" />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
