import { parts, type Shape } from '@plugins/kit/site';

/** The studio's name and the way through, above; who to write to, below. */
export function Layout({ site, page, menu, footer, languages, children }: Shape.LayoutProps) {
  return (
    <>
      <header className="site-head">
        <a className="site-name" href={site.home}>
          {site.logo ? (
            <parts.Picture picture={site.logo} sizes="12rem" alt={site.name} />
          ) : (
            <bdi>{site.name}</bdi>
          )}
        </a>
        <nav className="site-menu">
          {menu.map((one) => (
            <a key={one.href} href={one.href} {...(one.current ? { 'aria-current': 'page' as const } : {})}>
              <bdi>{one.label}</bdi>
            </a>
          ))}
          {languages
            .filter(({ current }) => !current)
            .map(({ locale, label, href }) => (
              <a key={locale} href={href} lang={locale} hrefLang={locale}>
                {label}
              </a>
            ))}
        </nav>
      </header>
      <main data-home={page.home || undefined}>{children}</main>
      <footer className="site-foot">
        <parts.Prose html={footer.text} />
        <p>
          {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
          {site.phone && (
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{site.phone}</bdi>
            </a>
          )}
        </p>
        <p>
          {[...footer.links.map(({ label, href }) => ({ name: label, href })), ...footer.social].map(
            ({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ),
          )}
        </p>
      </footer>
    </>
  );
}
