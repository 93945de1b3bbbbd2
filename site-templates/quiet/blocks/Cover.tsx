import { parts, type Wire } from '@plugins/kit/site';

interface CoverData {
  picture: Wire.SitePicture | null;
  title: string;
  text: string;
  button: Wire.SiteLinkTo | null;
  height: string;
}

/** A print on a wall: the picture within margins, its words small below it. */
export function Cover({ picture, title, text, button, height }: CoverData) {
  return (
    <div className={parts.cx('print bleed', `print-${height}`)}>
      {picture && <parts.Picture picture={picture} sizes="100vw" className="print-picture" />}
      <div className="print-words">
        <parts.Title>{title}</parts.Title>
        {text && <p dir="auto">{text}</p>}
        {button && <parts.SiteLink to={button} className="more" />}
      </div>
    </div>
  );
}
