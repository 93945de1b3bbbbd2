import { useTranslations as useT } from 'next-intl';
import type { JournalData as Data } from '../../blocks/journal';
import { ItemTitle, Picture, SiteLink, Title } from '../../page/page-parts';
import { PartsNav } from '../../page/parts-nav';
import { PostDay } from '../../page/post';

/** The newest posts of the journal, with links to the older ones. */
export function JournalView({ title, layout, posts, part, parts, all }: Data) {
  const t = useT('sites.journal');
  return (
    <div className="wide">
      <Title>{title || t('title')}</Title>
      <ul className={`posts posts-${layout}`}>
        {posts.map(({ href, title: name, day, intro, picture }) => (
          <li key={href}>
            <a href={href} className="post">
              {picture && (
                <span className="post-picture">
                  <Picture picture={picture} sizes="(min-width: 60rem) 30vw, 100vw" alt="" />
                </span>
              )}
              <span className="post-words">
                <PostDay day={day} />
                <ItemTitle>{name}</ItemTitle>
                {intro && (
                  <span className="post-intro" dir="auto">
                    {intro}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <PartsNav
        part={part}
        parts={parts}
        words={{
          label: t('parts'),
          newer: t('newerPosts'),
          older: t('olderPosts'),
          of: t('partOf', { part, parts }),
        }}
      />
      {all && <SiteLink to={{ label: t('all'), href: all }} className="more" />}
    </div>
  );
}
