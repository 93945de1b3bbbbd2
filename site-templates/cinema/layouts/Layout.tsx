import { parts, type Wire } from '@plugins/kit/site';

/** A dark hall: the name and the way through in the bar above the picture; at the end the credits. */
export function Layout({ site, menu, footer, languages, children }: Wire.LayoutProps) {
  return (
    <>
      <parts.SkipLink />
      <header className="site-head">
        <parts.SiteName site={site} />
        <parts.SiteMenu menu={menu} languages={languages} />
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <p className="foot-name">
          <bdi>{site.name}</bdi>
        </p>
        <div className="credits">
          <div>
            {site.tagline && <p dir="auto">{site.tagline}</p>}
            <parts.Prose html={footer.text} />
          </div>
          <parts.SiteReach site={site} />
          <parts.SiteElsewhere footer={footer} />
        </div>
      </footer>
    </>
  );
}
