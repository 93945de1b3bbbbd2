import { cx, Picture, SiteLink, Title, usePage } from '@plugins/kit/site/parts';
import type { SiteLinkTo, SitePicture } from '@plugins/kit/site/wire';

interface CoverData {
  picture: SitePicture | null;
  title: string;
  text: string;
  button: SiteLinkTo | null;
  height: string;
  align: string;
}

/** A picture in an arch; beside it the text, with the name above in small capitals. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  const { name } = usePage();
  return (
    <div className={cx('arch bleed', `arch-${height}`, `at-${align}`, !picture && 'arch-bare')}>
      <div className="arch-words">
        <p className="small-name">
          <bdi>{name}</bdi>
        </p>
        <Title className="arch-title">{title}</Title>
        {text && (
          <p className="lead" dir="auto">
            {text}
          </p>
        )}
        {button && <SiteLink to={button} className="button" />}
      </div>
      {picture && (
        <div className="arch-picture">
          <Picture picture={picture} sizes="(min-width: 60rem) 50vw, 90vw" />
        </div>
      )}
    </div>
  );
}
