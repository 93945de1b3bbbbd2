import { parts, type Wire } from '@plugins/kit/site';

interface CoverData {
  picture: Wire.SitePicture | null;
  title: string;
  text: string;
  button: Wire.SiteLinkTo | null;
  height: string;
  align: string;
}

/** A picture in an arch, as in a window; beside it words, the name above them by hand. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  const { name } = parts.usePage();
  return (
    <div className={parts.cx('arch bleed', `arch-${height}`, `at-${align}`, !picture && 'arch-bare')}>
      <div className="arch-words">
        <p className="by-hand">
          <bdi>{name}</bdi>
        </p>
        <parts.Title className="arch-title">{title}</parts.Title>
        {text && (
          <p className="lead" dir="auto">
            {text}
          </p>
        )}
        {button && <parts.SiteLink to={button} className="button" />}
      </div>
      {picture && (
        <div className="arch-picture">
          <parts.Picture picture={picture} sizes="(min-width: 60rem) 50vw, 90vw" />
        </div>
      )}
    </div>
  );
}
