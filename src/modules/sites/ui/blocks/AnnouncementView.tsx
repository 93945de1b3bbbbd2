import type { AnnouncementData as Data } from '../../blocks/announcement';
import { SiteLink } from '../../page/page-parts';

/** News in one line across the page. */
export function AnnouncementView({ text, to, look }: Data) {
  return (
    <p className={`announcement announcement-${look}`} dir="auto">
      <span className="announcement-text">{text}</span>
      {to && <SiteLink to={to} className="announcement-link" />}
    </p>
  );
}
