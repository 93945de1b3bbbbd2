import { useTranslations as useT } from 'next-intl';
import { Prose, Title } from '../../page/page-parts';
import { PartsNav } from '../../page/parts-nav';
import type { ClientsData, ProjectCard } from '../blocks';
import { SearchForm } from './SearchForm';

function Card({ project }: { project: ProjectCard }) {
  const t = useT('sites.clients');
  const { href, name, date, locked, picture } = project;
  return (
    <li>
      <a href={href} className="project">
        <span className="project-cover">
          {picture && (
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          {locked && (
            <svg
              viewBox="0 0 24 24"
              width="28"
              height="28"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3" strokeWidth="1.5" />
            </svg>
          )}
        </span>
        <span className="project-name">
          <bdi>{name}</bdi>
        </span>
        <span className="project-about">
          {date}
          {locked && <span className="project-locked">{t('locked')}</span>}
        </span>
      </a>
    </li>
  );
}

/** The studio's public projects with their covers, a search form, and paging by address. */
export function ClientsView({ title, text, search, projects, part, parts }: ClientsData) {
  const t = useT('sites.clients');
  return (
    <div className="wide clients">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      {search && <SearchForm />}
      {projects.length === 0 ? (
        <p className="note">{t('empty')}</p>
      ) : (
        <ul className="projects">
          {projects.map((project) => (
            <Card key={project.id} project={project} />
          ))}
        </ul>
      )}
      <PartsNav
        part={part}
        parts={parts}
        words={{ label: t('parts'), newer: t('newer'), older: t('older'), of: t('partOf', { part, parts }) }}
      />
    </div>
  );
}
