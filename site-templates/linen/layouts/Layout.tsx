import { frame, parts, type Shape } from '@plugins/kit/site';

/** A letter's head: the name by hand; at the end a warm goodbye. */
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
        {site.tagline && (
          <p className="foot-tagline" dir="auto">
            {site.tagline}
          </p>
        )}
        <parts.Prose html={footer.text} />
        <frame.SiteReach site={site} />
        <frame.SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
