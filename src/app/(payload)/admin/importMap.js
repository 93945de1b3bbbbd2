import { JsonField as JsonField_1806b31606cd23c1145541a4b312177c } from '../../../../src/web/admin/records/JsonField'
import { Avatar as Avatar_40b56e3de764c1fca180977d2455d9b0 } from '../../../../src/modules/home/admin/nav/Avatar'
import { StudioNav as StudioNav_b0b843ee6a861130500b537efd1cb03e } from '../../../../src/modules/home/admin/nav/StudioNav'
import { Mark as Mark_62b240f3ab523d0ba9fd90db7b7e7abb } from '../../../../src/modules/home/admin/nav/Mark'
import { SearchAction as SearchAction_358c9a1fea506b372b731e68d067b7e2 } from '../../../../src/modules/home/admin/search/SearchAction'
import { LeaveGuard as LeaveGuard_83ec22a12470b12f33d5c4c9d143f643 } from '../../../../media/upload/ui/LeaveGuard'
import { HomeView as HomeView_532f27daae71c7a992b0510af0734d0f } from '../../../../src/modules/home/admin/HomeView'
import { ProjectsView as ProjectsView_a3cc4531b84c692291bc28a749bbdb8a } from '../../../../src/modules/project/admin/projects/ProjectsView'
import { NewProjectView as NewProjectView_1d29b0f800b2cbb3272f6f8649f03aa5 } from '../../../../src/modules/project/admin/new-project/NewProjectView'
import { ProjectView as ProjectView_a3412c4d9cfc4648aa6014f871699af7 } from '../../../../src/modules/project/admin/ProjectView'
import { ClientsView as ClientsView_1c534a096478bd4622131663c469e5db } from '../../../../src/modules/people/admin/ClientsView'
import { ClientView as ClientView_88f7cb5b3797546912755d7868f274da } from '../../../../src/modules/people/admin/ClientView'
import { MessagesView as MessagesView_12209c7ea0f1cfd21139933d0c64b177 } from '../../../../src/modules/messaging/admin/messages/MessagesView'
import { SecurityView as SecurityView_875923fa9b31e0904d5f8c5f6ace4210 } from '../../../../src/modules/identity/admin/security/SecurityView'
import { OutboxView as OutboxView_bb1c4c81d5e0cec6f926b64e0c2660ef } from '../../../../src/modules/messaging/admin/outbox/OutboxView'
import { HistoryView as HistoryView_dd94424f32a6099514a9f5b84f60162a } from '../../../../src/modules/account/admin/history/HistoryView'
import { PlanView as PlanView_98c67b01632a5567bc938bf3147c6eb6 } from '../../../../src/modules/home/admin/plan/PlanView'
import { SellerView as SellerView_3d5eef9a55ea5954feda8c949e7e032a } from '../../../../src/modules/sellers/admin/SellerView'
import { PartnersView as PartnersView_e272f8b31292706872ea6f11f05d635b } from '../../../../src/modules/home/admin/partners/PartnersView'
import { TutorialsView as TutorialsView_15a249e70fecc87c82ea351d077371e9 } from '../../../../src/modules/home/admin/tutorials/TutorialsView'
import { PresetsView as PresetsView_91a1150e20c0a2a4af5f834b0ebc2863 } from '../../../../src/modules/project/admin/presets/PresetsView'
import { TrashView as TrashView_1834b482b63df7dcc54b00ce3236641c } from '../../../../src/modules/trash/admin/TrashView'
import { AccountView as AccountView_002c8e6ef6fe3be24bda8b384a3dad17 } from '../../../../src/modules/account/admin/studio/AccountView'
import { TeamView as TeamView_a4b851949f9106636f561cf90e2b99d0 } from '../../../../src/modules/account/admin/team/TeamView'
import { DevicesView as DevicesView_7e8e3424f28402f68a949911f564f0cb } from '../../../../src/modules/devices/admin/DevicesView'
import { WebhooksView as WebhooksView_f0ecf9065921eb6e03e70d847fcd9af9 } from '../../../../src/modules/webhooks/admin/WebhooksView'
import { WebhookView as WebhookView_6a4a61c3d0c99ab0c8612c4630dc53fc } from '../../../../src/modules/webhooks/admin/WebhookView'
import { TemplatesView as TemplatesView_d7da5e6fbb49ff3dd771c8f024f8fe57 } from '../../../../src/modules/project/admin/product-templates/TemplatesView'
import { BrandsView as BrandsView_4701599cc228048883ca34c4cd60673e } from '../../../../src/modules/account/admin/brands/BrandsView'
import { BrandView as BrandView_dd5203349c260fadb90a14f2e41b00fd } from '../../../../src/modules/account/admin/brands/BrandView'
import { OperatorView as OperatorView_d5ca969da157ae9abc99f6a3c93b4d78 } from '../../../../src/modules/installation/admin/operator/OperatorView'
import { FeaturesView as FeaturesView_147bdacb34f3cb75aad3930a1189f03b } from '../../../../src/modules/installation/admin/features/FeaturesView'
import { PaymentsView as PaymentsView_a143bfc82153913e581bbf7f87861295 } from '../../../../src/web/admin/feature/PaymentsView'
import { FeatureScreenView as FeatureScreenView_ee10b68a9165064f8c0d0a210280c6af } from '../../../../src/web/admin/feature/FeatureScreenView'
import { RecordsView as RecordsView_9308f5d2c19883a0db69b2ae2633db17 } from '../../../../src/web/admin/records/RecordsView'
import { MissingView as MissingView_bb8ba1f411563d0002007943b95c7f04 } from '../../../../src/web/admin/missing/MissingView'
import { MailView as MailView_dc755c783d75d4fb4d648ad37134e954 } from '../../../../src/modules/messaging/admin/outbox/MailView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/web/admin/records/JsonField#JsonField": JsonField_1806b31606cd23c1145541a4b312177c,
  "/src/modules/home/admin/nav/Avatar#Avatar": Avatar_40b56e3de764c1fca180977d2455d9b0,
  "/src/modules/home/admin/nav/StudioNav#StudioNav": StudioNav_b0b843ee6a861130500b537efd1cb03e,
  "/src/modules/home/admin/nav/Mark#Mark": Mark_62b240f3ab523d0ba9fd90db7b7e7abb,
  "/src/modules/home/admin/search/SearchAction#SearchAction": SearchAction_358c9a1fea506b372b731e68d067b7e2,
  "/media/upload/ui/LeaveGuard#LeaveGuard": LeaveGuard_83ec22a12470b12f33d5c4c9d143f643,
  "/src/modules/home/admin/HomeView#HomeView": HomeView_532f27daae71c7a992b0510af0734d0f,
  "/src/modules/project/admin/projects/ProjectsView#ProjectsView": ProjectsView_a3cc4531b84c692291bc28a749bbdb8a,
  "/src/modules/project/admin/new-project/NewProjectView#NewProjectView": NewProjectView_1d29b0f800b2cbb3272f6f8649f03aa5,
  "/src/modules/project/admin/ProjectView#ProjectView": ProjectView_a3412c4d9cfc4648aa6014f871699af7,
  "/src/modules/people/admin/ClientsView#ClientsView": ClientsView_1c534a096478bd4622131663c469e5db,
  "/src/modules/people/admin/ClientView#ClientView": ClientView_88f7cb5b3797546912755d7868f274da,
  "/src/modules/messaging/admin/messages/MessagesView#MessagesView": MessagesView_12209c7ea0f1cfd21139933d0c64b177,
  "/src/modules/identity/admin/security/SecurityView#SecurityView": SecurityView_875923fa9b31e0904d5f8c5f6ace4210,
  "/src/modules/messaging/admin/outbox/OutboxView#OutboxView": OutboxView_bb1c4c81d5e0cec6f926b64e0c2660ef,
  "/src/modules/account/admin/history/HistoryView#HistoryView": HistoryView_dd94424f32a6099514a9f5b84f60162a,
  "/src/modules/home/admin/plan/PlanView#PlanView": PlanView_98c67b01632a5567bc938bf3147c6eb6,
  "/src/modules/sellers/admin/SellerView#SellerView": SellerView_3d5eef9a55ea5954feda8c949e7e032a,
  "/src/modules/home/admin/partners/PartnersView#PartnersView": PartnersView_e272f8b31292706872ea6f11f05d635b,
  "/src/modules/home/admin/tutorials/TutorialsView#TutorialsView": TutorialsView_15a249e70fecc87c82ea351d077371e9,
  "/src/modules/project/admin/presets/PresetsView#PresetsView": PresetsView_91a1150e20c0a2a4af5f834b0ebc2863,
  "/src/modules/trash/admin/TrashView#TrashView": TrashView_1834b482b63df7dcc54b00ce3236641c,
  "/src/modules/account/admin/studio/AccountView#AccountView": AccountView_002c8e6ef6fe3be24bda8b384a3dad17,
  "/src/modules/account/admin/team/TeamView#TeamView": TeamView_a4b851949f9106636f561cf90e2b99d0,
  "/src/modules/devices/admin/DevicesView#DevicesView": DevicesView_7e8e3424f28402f68a949911f564f0cb,
  "/src/modules/webhooks/admin/WebhooksView#WebhooksView": WebhooksView_f0ecf9065921eb6e03e70d847fcd9af9,
  "/src/modules/webhooks/admin/WebhookView#WebhookView": WebhookView_6a4a61c3d0c99ab0c8612c4630dc53fc,
  "/src/modules/project/admin/product-templates/TemplatesView#TemplatesView": TemplatesView_d7da5e6fbb49ff3dd771c8f024f8fe57,
  "/src/modules/account/admin/brands/BrandsView#BrandsView": BrandsView_4701599cc228048883ca34c4cd60673e,
  "/src/modules/account/admin/brands/BrandView#BrandView": BrandView_dd5203349c260fadb90a14f2e41b00fd,
  "/src/modules/installation/admin/operator/OperatorView#OperatorView": OperatorView_d5ca969da157ae9abc99f6a3c93b4d78,
  "/src/modules/installation/admin/features/FeaturesView#FeaturesView": FeaturesView_147bdacb34f3cb75aad3930a1189f03b,
  "/src/web/admin/feature/PaymentsView#PaymentsView": PaymentsView_a143bfc82153913e581bbf7f87861295,
  "/src/web/admin/feature/FeatureScreenView#FeatureScreenView": FeatureScreenView_ee10b68a9165064f8c0d0a210280c6af,
  "/src/web/admin/records/RecordsView#RecordsView": RecordsView_9308f5d2c19883a0db69b2ae2633db17,
  "/src/web/admin/missing/MissingView#MissingView": MissingView_bb8ba1f411563d0002007943b95c7f04,
  "/src/modules/messaging/admin/outbox/MailView#MailView": MailView_dc755c783d75d4fb4d648ad37134e954,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
