'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const ClientsTab = dynamic(() => import('./clients/ClientsTab').then((file) => file.ClientsTab));
export const CodeCard = dynamic(() => import('./details/CodeCard').then((file) => file.CodeCard));
export const DesignTab = dynamic(() => import('./design/DesignTab').then((file) => file.DesignTab));
export const DetailsTab = dynamic(() => import('./details/DetailsTab').then((file) => file.DetailsTab));
export const NewProjectForm = dynamic(() =>
  import('./new-project/NewProjectForm').then((file) => file.NewProjectForm),
);
export const PhotosTab = dynamic(() => import('./photos/PhotosTab').then((file) => file.PhotosTab));
export const PresetsPage = dynamic(() => import('./presets/PresetsPage').then((file) => file.PresetsPage));
export const ProductsTab = dynamic(() => import('./products/ProductsTab').then((file) => file.ProductsTab));
export const ProjectHead = dynamic(() => import('./ProjectHead').then((file) => file.ProjectHead));
export const ProjectsBoard = dynamic(() =>
  import('./projects/ProjectsBoard').then((file) => file.ProjectsBoard),
);
export const StateCard = dynamic(() => import('./details/StateCard').then((file) => file.StateCard));
export const TemplatesPage = dynamic(() =>
  import('./product-templates/TemplatesPage').then((file) => file.TemplatesPage),
);
