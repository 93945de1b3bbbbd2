/** Tabs of a project that hold several pages. */
export const TAB_GROUPS = ['selection', 'clients'] as const;
/** One of `TAB_GROUPS`. */
export type TabGroup = (typeof TAB_GROUPS)[number];

/** Whether a tab's name is a group's. */
export const isGroup = (name: string): name is TabGroup => (TAB_GROUPS as readonly string[]).includes(name);

/** A page of a project: the last part of its address, its name, and the tab that holds it. */
export interface TabPage {
  name: string;
  label: string;
  group?: TabGroup | undefined;
}

/** A tab of a project with its pages: one, or those of a group. */
export interface ProjectTab {
  /** The group's name, or its only page's. */
  name: string;
  pages: [TabPage, ...TabPage[]];
}

/** Returns the tabs of these pages, in the pages' order: a group is where its first page is. */
export function tabsOf(pages: readonly TabPage[]): ProjectTab[] {
  const tabs: ProjectTab[] = [];
  for (const page of pages) {
    const name = page.group ?? page.name;
    const there = page.group && tabs.find((tab) => tab.name === name);
    if (there) there.pages.push(page);
    else tabs.push({ name, pages: [page] });
  }
  return tabs;
}

/** Returns the page a tab opens: of the selection the products until the project has some and is open, then the picks. */
export function entryPage(tab: ProjectTab, project: { products: number; phase: string }): TabPage {
  const [first] = tab.pages;
  if (tab.name !== 'selection' || project.products === 0 || project.phase === 'draft') return first;
  return tab.pages.find(({ name }) => name === 'picks') ?? first;
}
