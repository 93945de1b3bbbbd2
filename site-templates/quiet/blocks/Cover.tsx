import { cx, Picture, SiteLink, Title } from '@plugins/kit/site/parts';
import type { SiteLinkTo, SitePicture } from '@plugins/kit/site/wire';

interface CoverData {
  picture: SitePicture | null;
  title: string;
  text: string;
  button: SiteLinkTo | null;
  height: string;
}

/** A print on a wall: the picture within margins, small text below it. */
export function Cover({ picture, title, text, button, height }: CoverData) {
  return (
    <div className={cx('print bleed', `print-${height}`)}>
      {picture && <Picture picture={picture} sizes="100vw" className="print-picture" />}
      <div className="print-words">
        <Title>{title}</Title>
        {text && <p dir="auto">{text}</p>}
        {button && <SiteLink to={button} className="more" />}
      </div>
    </div>
  );
}
