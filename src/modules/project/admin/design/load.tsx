import type { Tab } from '../tab';
import { DesignTab } from './DesignTab';

/** How a project's gallery looks, with the gallery itself beside it. */
export const designTab: Tab = async ({ entered: { event } }) => {
  const { layout, layout_color, sort_by } = event;
  return {
    page: <DesignTab event={event.id} name={event.name} saved={{ layout, layout_color, sort_by }} />,
  };
};
