'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import type { ProjectView } from '@/modules/project/rules/project-list';
import { useRowWindow } from '@/ui/admin/use-row-window';
import { ChooseBox } from './ChooseBox';
import { ProjectCard } from './ProjectCard';
import { ProjectMenu } from './ProjectMenu';
import { ProjectRow, ProjectRowHead } from './ProjectRow';
import css from './projects.module.css';
import table from './table.module.css';
import type { Choose } from './use-choosing';
import type { ProjectList } from './use-project-list';

/** Number of items rendered before measuring. */
const START = 24;

interface Props {
  list: ProjectList;
  view: ProjectView;
  canDelete: boolean;
  /** Whether projects show whose they are. */
  studios: boolean;
  chosen: ReadonlySet<string>;
  onChoose: Choose;
}

const columnsOf = (list: HTMLElement): number => {
  const style = getComputedStyle(list);
  return style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;
};

/**
 * Renders the projects near the viewport and reserves the height of the others. Arrow keys move between checkboxes,
 * with Shift they select.
 */
export function ProjectGrid({ list, view, canDelete, studios, chosen, onChoose }: Props) {
  const ref = useRef<HTMLUListElement>(null);
  const { total, at, want } = list;
  const { from, to, before, after } = useRowWindow(ref, total, START, view);
  useEffect(() => want(from, to), [want, from, to]);
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const box = event.target as HTMLElement;
    const place = Number(box.dataset.place ?? Number.NaN);
    if (Number.isNaN(place) || !ref.current) return;
    const ahead = getComputedStyle(ref.current).direction === 'rtl' ? -1 : 1;
    const step = {
      ArrowRight: ahead,
      ArrowLeft: -ahead,
      ArrowDown: columnsOf(ref.current),
      ArrowUp: -columnsOf(ref.current),
    }[event.key];
    const next =
      step === undefined ? null : ref.current.querySelector<HTMLElement>(`[data-place="${place + step}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    const project = at(place + (step ?? 0));
    if (event.shiftKey && project) onChoose(place + (step ?? 0), project.id, true);
  };
  const item = (project: ProjectCardView, index: number) => {
    const mine = chosen.has(project.id);
    const box = (
      <ChooseBox id={project.id} name={project.name} index={index} chosen={mine} onChoose={onChoose} />
    );
    const menu = (
      <ProjectMenu {...{ project, canDelete }} onPicture={view !== 'table'} onChange={list.reload} />
    );
    return view === 'table' ? (
      <ProjectRow project={project} studios={studios} chosen={mine} box={box} menu={menu} />
    ) : (
      <ProjectCard
        project={project}
        studios={studios}
        eager={index < 6}
        chosen={mine}
        box={box}
        menu={menu}
      />
    );
  };
  return (
    <>
      {view === 'table' ? <ProjectRowHead /> : null}
      <ul
        ref={ref}
        className={view === 'table' ? table.list : css.grid}
        data-choosing={chosen.size > 0 || undefined}
        aria-busy={list.busy || undefined}
        style={{ paddingBlockStart: before, paddingBlockEnd: after }}
        onKeyDown={walk}
      >
        {Array.from({ length: to - from }, (_, place) => {
          const index = from + place;
          const project = at(index);
          return project ? (
            <li key={project.id}>{item(project, index)}</li>
          ) : (
            <li key={index} className={css.waiting} aria-hidden />
          );
        })}
      </ul>
    </>
  );
}
