import { JsonField as JsonField_230c21c9959d5d1001f32737fc40bf9a } from '../../../web/admin/records/JsonField'
import { StudioNav as StudioNav_f4e8b4ff35c88295e8374b5efcf985bf } from '../../../modules/home/admin/nav/StudioNav'
import { Avatar as Avatar_40b56e3de764c1fca180977d2455d9b0 } from '../../../modules/home/admin/nav/Avatar'
import { Mark as Mark_d6dbb5bab6df95032835ca9552acd504 } from '../../../modules/home/admin/nav/Mark'
import { SearchAction as SearchAction_e80c31238c7c28346a85b33b12302694 } from '../../../modules/home/admin/search/SearchAction'
import { LeaveGuard as LeaveGuard_02db6e67c246e737ead622384a5dcb92 } from '../../../../media/upload/ui/LeaveGuard'
import { HomeView as HomeView_2f8602ff4a880c8c4bf453fcd7f7fe1d } from '../../../modules/home/admin/HomeView'
import { ProjectsView as ProjectsView_e077a098754926bc40943b4380397885 } from '../../../modules/project/admin/projects/ProjectsView'
import { NewProjectView as NewProjectView_0f18f37fc084f23f718da067b72e6b2d } from '../../../modules/project/admin/new-project/NewProjectView'
import { ProjectView as ProjectView_7e51b8f8555100684ae77f3fb43d1bf2 } from '../../../modules/project/admin/ProjectView'
import { ClientsView as ClientsView_fc6aff38cc560fda871b3844abb5ff07 } from '../../../modules/people/admin/ClientsView'
import { ClientView as ClientView_e71f0d9168cb7340a62a53aa22c4274e } from '../../../modules/people/admin/ClientView'
import { MessagesView as MessagesView_f808b681649789f17857a739072bcfe2 } from '../../../modules/messaging/admin/messages/MessagesView'
import { SecurityView as SecurityView_2b8b2dfb3b79aa8144d202fa89e73f87 } from '../../../modules/identity/admin/security/SecurityView'
import { OutboxView as OutboxView_041c683919926c1be42d3647dd2676f8 } from '../../../modules/messaging/admin/outbox/OutboxView'
import { HistoryView as HistoryView_d2c25afb0752160a07ed897dc6d43e08 } from '../../../modules/account/admin/history/HistoryView'
import { PlanView as PlanView_98c67b01632a5567bc938bf3147c6eb6 } from '../../../../src/modules/home/admin/plan/PlanView'
import { TutorialsView as TutorialsView_74a109affcc168bd727475ebbf8b0c3b } from '../../../modules/home/admin/tutorials/TutorialsView'
import { PresetsView as PresetsView_4ba61668a78af41b603e9eb4700f9f63 } from '../../../modules/project/admin/presets/PresetsView'
import { TrashView as TrashView_fa225ddb6aac4047699e432152605907 } from '../../../modules/trash/admin/TrashView'
import { AccountView as AccountView_9c9a03dd932b81715d9def661c383c94 } from '../../../modules/account/admin/studio/AccountView'
import { TeamView as TeamView_512e4cae3fe6787942c5faba1b51a090 } from '../../../modules/account/admin/team/TeamView'
import { DevicesView as DevicesView_5589ab3638f16cbe2507a7ec4d79b0eb } from '../../../modules/identity/admin/devices/DevicesView'
import { WebhooksView as WebhooksView_200be5ba639462b0f0699b404b14c88f } from '../../../modules/webhooks/admin/WebhooksView'
import { WebhookView as WebhookView_abf8ce4a8e78c25bca4cea7133452de8 } from '../../../modules/webhooks/admin/WebhookView'
import { TemplatesView as TemplatesView_80610ae82b5e0eb82a091b1b4af5a99f } from '../../../modules/project/admin/product-templates/TemplatesView'
import { BrandsView as BrandsView_1c7786c0e87362622e947af20c6cb721 } from '../../../modules/account/admin/brands/BrandsView'
import { BrandView as BrandView_5694b0f2ab28ab5a97a356b537602a21 } from '../../../modules/account/admin/brands/BrandView'
import { OperatorView as OperatorView_4098af3b3cd7f4aa0e0b10324e24b71d } from '../../../modules/installation/admin/operator/OperatorView'
import { FeaturesView as FeaturesView_c98c34be193982f401fafef453872cf5 } from '../../../modules/installation/admin/features/FeaturesView'
import { FeatureScreenView as FeatureScreenView_dbda155e0d65cda4f6c0317c8b0958e4 } from '../../../web/admin/feature/FeatureScreenView'
import { RecordsView as RecordsView_30677c52c80ed6225b87f550bc790a26 } from '../../../web/admin/records/RecordsView'
import { MissingView as MissingView_d5bfb90b3f22aeab765d8de3d9a36b7a } from '../../../web/admin/missing/MissingView'
import { MailView as MailView_7e2eeb0f0a3dd81194699e91ca85ae5c } from '../../../modules/messaging/admin/outbox/MailView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/web/admin/records/JsonField#JsonField": JsonField_230c21c9959d5d1001f32737fc40bf9a,
  "/src/modules/home/admin/nav/StudioNav#StudioNav": StudioNav_f4e8b4ff35c88295e8374b5efcf985bf,
  "/src/modules/home/admin/nav/Avatar#Avatar": Avatar_40b56e3de764c1fca180977d2455d9b0,
  "/src/modules/home/admin/nav/Mark#Mark": Mark_d6dbb5bab6df95032835ca9552acd504,
  "/src/modules/home/admin/search/SearchAction#SearchAction": SearchAction_e80c31238c7c28346a85b33b12302694,
  "/media/upload/ui/LeaveGuard#LeaveGuard": LeaveGuard_02db6e67c246e737ead622384a5dcb92,
  "/src/modules/home/admin/HomeView#HomeView": HomeView_2f8602ff4a880c8c4bf453fcd7f7fe1d,
  "/src/modules/project/admin/projects/ProjectsView#ProjectsView": ProjectsView_e077a098754926bc40943b4380397885,
  "/src/modules/project/admin/new-project/NewProjectView#NewProjectView": NewProjectView_0f18f37fc084f23f718da067b72e6b2d,
  "/src/modules/project/admin/ProjectView#ProjectView": ProjectView_7e51b8f8555100684ae77f3fb43d1bf2,
  "/src/modules/people/admin/ClientsView#ClientsView": ClientsView_fc6aff38cc560fda871b3844abb5ff07,
  "/src/modules/people/admin/ClientView#ClientView": ClientView_e71f0d9168cb7340a62a53aa22c4274e,
  "/src/modules/messaging/admin/messages/MessagesView#MessagesView": MessagesView_f808b681649789f17857a739072bcfe2,
  "/src/modules/identity/admin/security/SecurityView#SecurityView": SecurityView_2b8b2dfb3b79aa8144d202fa89e73f87,
  "/src/modules/messaging/admin/outbox/OutboxView#OutboxView": OutboxView_041c683919926c1be42d3647dd2676f8,
  "/src/modules/account/admin/history/HistoryView#HistoryView": HistoryView_d2c25afb0752160a07ed897dc6d43e08,
  "/src/modules/home/admin/plan/PlanView#PlanView": PlanView_98c67b01632a5567bc938bf3147c6eb6,
  "/src/modules/home/admin/tutorials/TutorialsView#TutorialsView": TutorialsView_74a109affcc168bd727475ebbf8b0c3b,
  "/src/modules/project/admin/presets/PresetsView#PresetsView": PresetsView_4ba61668a78af41b603e9eb4700f9f63,
  "/src/modules/trash/admin/TrashView#TrashView": TrashView_fa225ddb6aac4047699e432152605907,
  "/src/modules/account/admin/studio/AccountView#AccountView": AccountView_9c9a03dd932b81715d9def661c383c94,
  "/src/modules/account/admin/team/TeamView#TeamView": TeamView_512e4cae3fe6787942c5faba1b51a090,
  "/src/modules/identity/admin/devices/DevicesView#DevicesView": DevicesView_5589ab3638f16cbe2507a7ec4d79b0eb,
  "/src/modules/webhooks/admin/WebhooksView#WebhooksView": WebhooksView_200be5ba639462b0f0699b404b14c88f,
  "/src/modules/webhooks/admin/WebhookView#WebhookView": WebhookView_abf8ce4a8e78c25bca4cea7133452de8,
  "/src/modules/project/admin/product-templates/TemplatesView#TemplatesView": TemplatesView_80610ae82b5e0eb82a091b1b4af5a99f,
  "/src/modules/account/admin/brands/BrandsView#BrandsView": BrandsView_1c7786c0e87362622e947af20c6cb721,
  "/src/modules/account/admin/brands/BrandView#BrandView": BrandView_5694b0f2ab28ab5a97a356b537602a21,
  "/src/modules/installation/admin/operator/OperatorView#OperatorView": OperatorView_4098af3b3cd7f4aa0e0b10324e24b71d,
  "/src/modules/installation/admin/features/FeaturesView#FeaturesView": FeaturesView_c98c34be193982f401fafef453872cf5,
  "/src/web/admin/feature/FeatureScreenView#FeatureScreenView": FeatureScreenView_dbda155e0d65cda4f6c0317c8b0958e4,
  "/src/web/admin/records/RecordsView#RecordsView": RecordsView_30677c52c80ed6225b87f550bc790a26,
  "/src/web/admin/missing/MissingView#MissingView": MissingView_d5bfb90b3f22aeab765d8de3d9a36b7a,
  "/src/modules/messaging/admin/outbox/MailView#MailView": MailView_7e2eeb0f0a3dd81194699e91ca85ae5c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
