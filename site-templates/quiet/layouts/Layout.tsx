import { frame, parts, type Shape } from '@plugins/kit/site';

/** The studio's name and the way through on one line; below, three small columns. */
export function Layout({ site, menu, footer, languages, children }: Shape.LayoutProps) {
  return (
    <>
      <frame.SkipLink />
      <header className="site-head">
        <frame.SiteName site={site} />
        <frame.SiteMenu menu={menu} languages={languages} />
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <div>
          <p className="foot-name">
            <bdi>{site.name}</bdi>
          </p>
          {site.tagline && <p dir="auto">{site.tagline}</p>}
          <parts.Prose html={footer.text} />
        </div>
        <frame.SiteReach site={site} />
        <frame.SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
