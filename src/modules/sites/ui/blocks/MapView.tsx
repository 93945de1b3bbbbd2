import { useTranslations as useT } from 'next-intl';
import type { MapData as Data } from '../../blocks/map';
import { Prose, SiteLink, Title } from '../../page/page-parts';

/** Streets of no real place, under a pin. */
function DrawnMap() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 600 340"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="map-green" d="M0 0h190l-40 120L0 150zM420 250l180-60v150H390z" />
      <path className="map-water" d="M470 0c-20 70 30 110 130 120V0z" />
      <path
        className="map-street"
        d="M-10 180 610 120M-10 290 610 240M120-10l60 360M300-10l20 360M470-10l-30 360M-10 70l430-30"
      />
      <path className="map-road" d="M-10 230C150 180 250 260 610 60M250-10C230 120 330 200 300 350" />
      <path
        className="map-pin"
        d="M300 96a34 34 0 0 0-34 34c0 26 34 62 34 62s34-36 34-62a34 34 0 0 0-34-34z"
      />
      <circle className="map-hole" cx="300" cy="130" r="12" />
    </svg>
  );
}

/** An address with links to map apps. */
export function MapView({ title, place, text, links }: Data) {
  const t = useT('sites.map');
  const [first] = links;
  return (
    <div className="wide map">
      <a
        className="map-picture"
        href={first?.href}
        rel="noopener"
        target="_blank"
        aria-label={t('open', { place })}
      >
        <DrawnMap />
      </a>
      <div className="map-words">
        <Title>{title}</Title>
        <p className="map-place" dir="auto">
          {place}
        </p>
        <Prose text={text} />
        <ul className="map-links">
          {links.map(({ app, href }) => (
            <li key={app}>
              <SiteLink to={{ href, label: t(app) }} className="more" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
