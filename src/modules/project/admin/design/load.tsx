import type { Tab } from '../tab';
import { DesignTab } from './DesignTab';

/** Loads the design tab, with a preview of the gallery. */
export const designTab: Tab = async ({ entered: { event } }) => {
  const { layout, layout_color, sort_by } = event;
  return {
    page: <DesignTab event={event.id} name={event.name} saved={{ layout, layout_color, sort_by }} />,
  };
};
