import { frame, parts, type Shape } from '@plugins/kit/site';

/** A dark hall: the name and the way through in the bar above the picture; at the end the credits. */
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
        <p className="foot-name">
          <bdi>{site.name}</bdi>
        </p>
        <div className="credits">
          <div>
            {site.tagline && <p dir="auto">{site.tagline}</p>}
            <parts.Prose html={footer.text} />
          </div>
          <frame.SiteReach site={site} />
          <frame.SiteElsewhere footer={footer} />
        </div>
      </footer>
    </>
  );
}
