import { parts, type Wire } from '@plugins/kit/site';

interface CoverData {
  picture: Wire.SitePicture | null;
  title: string;
  text: string;
  button: Wire.SiteLinkTo | null;
  height: string;
  align: string;
}

/** A title card: letters over the picture, a bar below it for the rest. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  return (
    <div className={parts.cx('card bleed', `card-${height}`, `at-${align}`, !picture && 'card-bare')}>
      <div className="card-screen">
        {picture && <parts.Picture picture={picture} sizes="100vw" />}
        {title && (
          <div className="card-words">
            <parts.Title className="card-title">{title}</parts.Title>
          </div>
        )}
      </div>
      {(text || button) && (
        <div className="card-bar">
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <parts.SiteLink to={button} className="button quiet" />}
        </div>
      )}
    </div>
  );
}
