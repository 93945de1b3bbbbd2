import { buttonClass } from '../primitives/button-class';
import { ErrorPage } from '../primitives/ErrorPage';

export interface SiteHomeProps {
  brand: { name: string; description: string | null; email: string | null; phone: string | null };
  /** Links to the features' pages on the site. */
  links: { href: string; label: string }[];
}

/** The root of a photographer's host: name, contact, reviews. */
export function SiteHome({ brand, links }: SiteHomeProps) {
  return (
    <ErrorPage
      mark={brand.name}
      title={brand.name}
      {...(brand.description ? { text: brand.description } : {})}
    >
      <div className="flex flex-col items-start gap-4">
        {links.map(({ href, label }) => (
          <a key={href} href={href} className={buttonClass('ink')}>
            {label}
          </a>
        ))}
        {brand.email && (
          <a
            href={`mailto:${brand.email}`}
            className="touch-target inline-flex items-center underline underline-offset-4"
          >
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
        )}
        {brand.phone && (
          <a
            href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}
            className="touch-target inline-flex items-center underline underline-offset-4"
          >
            <bdi dir="ltr">{brand.phone}</bdi>
          </a>
        )}
      </div>
    </ErrorPage>
  );
}
