import type { Config } from 'payload';

const view = (path: string, Component: string) => ({ path: path as `/${string}`, Component, exact: true });

/**
 * How the photographer's admin differs from Payload's own: her words, her screens. Every view checks who asks by
 * itself (`studioPage`); raw records are hidden from the navigation.
 */
export function adminConfig(root: string): NonNullable<Config['admin']> {
  return {
    user: 'users',
    avatar: 'default',
    // In the middle: the same place in both directions, and beside the header's and a page's own buttons.
    toast: { position: 'bottom-center' },
    autoLogin: false,
    importMap: { baseDir: root, importMapFile: `${root}/src/app/(payload)/admin/importMap.js` },
    meta: {
      titleSuffix: '· Keepers',
      description: 'Galleries, selections, clients and a website for photographers.',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-icon.png' },
      ],
      // Payload's picture and words would else be the card of a link to the admin.
      defaultOGImageType: 'off',
      openGraph: {
        siteName: 'Keepers',
        title: 'Keepers',
        description: 'Galleries, selections, clients and a website for photographers.',
      },
    },
    components: {
      Nav: '/src/admin/nav/StudioNav#StudioNav',
      actions: ['/src/admin/search/SearchAction#SearchAction'],
      graphics: { Icon: '/src/admin/nav/Mark#Mark', Logo: '/src/admin/nav/Mark#Mark' },
      providers: ['/src/admin/uploads/LeaveGuard#LeaveGuard'],
      views: {
        dashboard: { Component: '/src/admin/views/home/HomeView#HomeView' },
        projects: view('/projects', '/src/admin/views/projects/ProjectsView#ProjectsView'),
        newProject: view('/projects/new', '/src/admin/views/new-project/NewProjectView#NewProjectView'),
        project: view('/projects/:id', '/src/admin/views/project/ProjectView#ProjectView'),
        projectTab: view('/projects/:id/:tab', '/src/admin/views/project/ProjectView#ProjectView'),
        clients: view('/clients', '/src/admin/views/clients/ClientsView#ClientsView'),
        client: view('/clients/:id', '/src/admin/views/clients/ClientView#ClientView'),
        messages: view('/settings/messages', '/src/admin/views/settings-messages/MessagesView#MessagesView'),
        security: view('/settings/security', '/src/admin/views/settings-security/SecurityView#SecurityView'),
        outbox: view('/outbox', '/src/admin/views/outbox/OutboxView#OutboxView'),
        history: view('/settings/history', '/src/admin/views/history/HistoryView#HistoryView'),
        tutorials: view('/tutorials', '/src/admin/views/tutorials/TutorialsView#TutorialsView'),
        presets: view('/settings/presets', '/src/admin/views/settings-presets/PresetsView#PresetsView'),
        trash: view('/trash', '/src/admin/views/trash/TrashView#TrashView'),
        ownAccount: view('/settings/account', '/src/admin/views/settings-account/AccountView#AccountView'),
        team: view('/settings/team', '/src/admin/views/settings-team/TeamView#TeamView'),
        devices: view('/settings/devices', '/src/admin/views/settings-devices/DevicesView#DevicesView'),
        webhooks: view('/settings/webhooks', '/src/admin/views/settings-webhooks/WebhooksView#WebhooksView'),
        webhook: view('/settings/webhooks/:id', '/src/admin/views/settings-webhooks/WebhookView#WebhookView'),
        templates: view(
          '/settings/products',
          '/src/admin/views/settings-products/TemplatesView#TemplatesView',
        ),
        brands: view('/brands', '/src/admin/views/brands/BrandsView#BrandsView'),
        brand: view('/brands/:id', '/src/admin/views/brands/BrandView#BrandView'),
        operator: view('/operator/:part', '/src/admin/views/operator/OperatorView#OperatorView'),
        features: view('/settings/features', '/src/admin/views/settings-features/FeaturesView#FeaturesView'),
        featureScreen: view(
          '/x/:feature/:name',
          '/src/admin/views/feature/FeatureScreenView#FeatureScreenView',
        ),
        missing: view('/missing', '/src/admin/views/missing/MissingView#MissingView'),
        mail: view('/outbox/:id', '/src/admin/views/outbox/MailView#MailView'),
      },
    },
  };
}
