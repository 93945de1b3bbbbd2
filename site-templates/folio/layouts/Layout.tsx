import { parts, type Wire } from '@plugins/kit/site';

/** A masthead: the name in large letters over the way through; at the end it stands once more, as on a back cover. */
export function Layout({ site, menu, footer, languages, children }: Wire.LayoutProps) {
  return (
    <>
      <parts.SkipLink />
      <header className="site-head">
        <parts.SiteName site={site} sizes="16rem" />
        <parts.SiteMenu menu={menu} languages={languages} />
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <p className="foot-name">
          <bdi>{site.name}</bdi>
        </p>
        {site.tagline && <p dir="auto">{site.tagline}</p>}
        <parts.Prose html={footer.text} />
        <parts.SiteReach site={site} />
        <parts.SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
