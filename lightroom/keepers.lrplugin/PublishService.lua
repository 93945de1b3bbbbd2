-- The publish service: a collection set is a project, a collection in it a gallery.
local LrApplication = import 'LrApplication'
local LrBinding = import 'LrBinding'
local LrDialogs = import 'LrDialogs'
local LrFunctionContext = import 'LrFunctionContext'
local LrPathUtils = import 'LrPathUtils'
local LrPrefs = import 'LrPrefs'
local LrTasks = import 'LrTasks'
local LrView = import 'LrView'

local Api = require 'Api'
local Json = require 'Json'
local Pairing = require 'Pairing'
local Picks = require 'Picks'
local Upload = require 'Upload'
local t = require 'Text'

local service = {
  supportsIncrementalPublish = 'only',
  hideSections = { 'exportLocation', 'video' },
  allowFileFormats = { 'JPEG', 'TIFF', 'ORIGINAL' },
  allowColorSpaces = nil,
  canExportVideo = false,
  small_icon = nil,
  titleForPublishedCollection = 'Gallery',
  titleForPublishedCollectionSet = 'Project',
  exportPresetFields = {},
  supportsCustomSortOrder = true,
  disableRenamePublishedCollection = false,
  disableRenamePublishedCollectionSet = false,
}

--[[ Settings ]]

local function connect(values, propertyTable)
  LrFunctionContext.postAsyncTaskWithContext('Keepers pairing', function(context)
    LrDialogs.attachErrorDialogToFunctionContext(context)
    local prefs = LrPrefs.prefsForPlugin()
    prefs.server = propertyTable.keepersServer
    local done, why = Pairing.run('Lightroom Classic', function(code)
      propertyTable.keepersStatus = t('code', code)
    end)
    if not done then
      propertyTable.keepersStatus = ''
      LrDialogs.message(t(why == 'denied' and 'denied' or why == 'expired' and 'expired' or 'away'))
      return
    end
    local me = Api.beat()
    propertyTable.keepersStatus = t('connectedTo', me and me.account and me.account.name or Api.server())
  end)
end

function service.startDialog(propertyTable)
  local prefs = LrPrefs.prefsForPlugin()
  propertyTable.keepersServer = prefs.server and prefs.server ~= '' and prefs.server or require 'Server'
  propertyTable.keepersStatus = Api.server() ~= '' and Api.token() and t('connectedTo', Api.server()) or ''
  propertyTable.keepersLanguage = prefs.language or require 'Language'
  propertyTable:addObserver('keepersLanguage', function(_, _, language) prefs.language = language end)
  propertyTable.LR_canExport = true
end

function service.sectionsForTopOfDialog(f, propertyTable)
  local bind = LrView.bind
  return {
    {
      title = t('connect'),
      synopsis = bind 'keepersStatus',
      f:row {
        f:static_text { title = t('server') },
        f:edit_field { value = bind 'keepersServer', width_in_chars = 32 },
        f:push_button { title = t('getCode'), action = function() connect(nil, propertyTable) end },
      },
      f:row { f:static_text { title = bind 'keepersStatus', fill_horizontal = 1 } },
      f:row {
        f:static_text { title = t('language') },
        f:popup_menu {
          value = bind 'keepersLanguage',
          items = { { title = 'English', value = 'en' }, { title = 'עברית', value = 'he' } },
        },
        f:static_text { title = t('languageNote') },
      },
    },
  }
end

-- A change of pictures republishes; of what Keepers does not show, not.
function service.metadataThatTriggersRepublish()
  return { default = false, title = false, caption = false, keywords = false, gps = false, dateCreated = false }
end

--[[ Projects and galleries ]]

--- The project of a collection set; made, and remembered, where the set has none.
local function projectOf(set)
  local id = set:getRemoteId()
  if id then return id end
  local made = Api.call('POST', '/api/projects', { json = { name = set:getName() } })
  LrApplication.activeCatalog():withWriteAccessDo('Keepers', function() set:setRemoteId(made.id) end)
  return made.id, made.galleries[1]
end

--- The project and gallery of a collection, made where they are missing.
local function galleryOf(collection)
  local set = collection:getParent()
  if not set or set:type() ~= 'LrPublishedCollectionSet' then error(t('needsSet'), 0) end
  local project, first = projectOf(set)
  local id = collection:getRemoteId()
  if id then return id, project end
  local made
  if first then
    -- A new project has one gallery: it becomes the first collection's.
    made = first
    Api.call('PUT', '/api/projects/' .. project .. '/galleries/' .. made.id, { json = { name = collection:getName() } })
  else
    made = Api.call('POST', '/api/projects/' .. project .. '/galleries', { json = { name = collection:getName() } })
  end
  LrApplication.activeCatalog():withWriteAccessDo('Keepers', function() collection:setRemoteId(made.id) end)
  return made.id, project
end

function service.renamePublishedCollection(_, info)
  if not info.remoteId then return end
  if info.publishedCollection:type() == 'LrPublishedCollectionSet' then
    Api.call('PUT', '/api/projects/' .. info.remoteId, { json = { name = info.name } })
  else
    local project = info.publishedCollection:getParent():getRemoteId()
    Api.call('PUT', '/api/projects/' .. project .. '/galleries/' .. info.remoteId, { json = { name = info.name } })
  end
end

--- A deleted collection's gallery goes to the trash; a deleted set's project stays, and is deleted on the server's page.
function service.deletePublishedCollection(_, info)
  if not info.remoteId or info.publishedCollection:type() == 'LrPublishedCollectionSet' then return end
  local project = info.publishedCollection:getParent():getRemoteId()
  local path = '/api/projects/' .. project .. '/galleries/' .. info.remoteId
  local done, refusal = Api.request('DELETE', path)
  if done or refusal.status == 404 then return end
  if refusal.code ~= 'PICKS_WOULD_BE_LOST' then Api.raise(refusal) end
  local sure = LrDialogs.confirm(refusal.message, t('deletePickedInfo'), t('trash'), t('keep'))
  if sure == 'ok' then Api.call('DELETE', path .. '?confirmed=true') else error(t('keep'), 0) end
end

--[[ Photographs ]]

function service.processRenderedPhotos(functionContext, exportContext)
  local session = exportContext.exportSession
  local collection = exportContext.publishedCollection
  if not Api.token() then error(t('notConnected'), 0) end
  local gallery = galleryOf(collection)
  local progress = exportContext:configureProgress { title = collection:getName() }
  local count = session:countRenditions()
  for i, rendition in exportContext:renditions { stopIfCanceled = true } do
    progress:setPortionComplete((i - 1) / count)
    local fine, pathOrMessage = rendition:waitForRender()
    if not fine then
      rendition:uploadFailed(pathOrMessage)
    else
      local photo = rendition.photo
      local taken = photo:getRawMetadata('dateTimeOriginalISO8601')
      local options = {
        -- The camera's name, with the extension of what was rendered.
        name = LrPathUtils.replaceExtension(
          LrPathUtils.leafName(photo:getFormattedMetadata('fileName')),
          LrPathUtils.extension(pathOrMessage)
        ),
        captured_at = taken and taken:sub(1, 19),
        replaces = rendition.publishedPhotoId,
        onSent = function(part) progress:setPortionComplete((i - 1 + part) / count) end,
      }
      local media, refusal = Upload.send(pathOrMessage, gallery, options)
      if not media and options.replaces and refusal.code == 'INVALID_INPUT' then
        -- The photograph whose place it would take is no longer there.
        options.replaces = nil
        media, refusal = Upload.send(pathOrMessage, gallery, options)
      end
      if media then
        rendition:recordPublishedPhotoId(media)
        rendition:recordPublishedPhotoUrl(Api.server() .. '/admin/projects/' .. collection:getParent():getRemoteId())
      else
        rendition:uploadFailed(Api.sentence(refusal))
        -- The others would fail as well: they stay to be published, and the person reads why once.
        if refusal.status == 401 or refusal.status == 0 then Api.raise(refusal) end
      end
    end
  end
  progress:done()
end

--- Moves photographs to the trash; picked ones after a question. What is kept stays in the collection.
function service.deletePhotosFromPublishedCollection(_, ids, deleted, collectionId)
  local collection = LrApplication.activeCatalog():getPublishedCollectionByLocalIdentifier(collectionId)
  local path = '/api/galleries/' .. collection:getRemoteId() .. '/trash'
  local medias = setmetatable({}, Json.array)
  for i, id in ipairs(ids) do medias[i] = id end
  local answer = Api.call('POST', path, { json = { medias = medias } })
  local kept = setmetatable({}, Json.array)
  for i, one in ipairs(answer.kept) do kept[i] = one.id end
  if #kept > 0 then
    local sure = LrDialogs.confirm(t('deletePicked', #kept), t('deletePickedInfo'), t('trash'), t('keep'))
    if sure == 'ok' then
      Api.call('POST', path, { json = { medias = kept, confirmed = true } })
      kept = {}
    end
  end
  local stays = {}
  for _, id in ipairs(kept) do stays[id] = true end
  for _, id in ipairs(ids) do
    if not stays[id] then deleted(id) end
  end
end

function service.imposeSortOrderOnPublishedCollection(_, info, ids)
  local medias = setmetatable({}, Json.array)
  for i, id in ipairs(ids) do medias[i] = id end
  if #medias > 0 then Api.call('PUT', '/api/galleries/' .. info.remoteCollectionId .. '/order', { json = { medias = medias } }) end
  return true
end

function service.goToPublishedCollection(_, info)
  local set = info.publishedCollection:getParent()
  import 'LrHttp'.openUrlInBrowser(Api.server() .. '/admin/projects/' .. (set and set:getRemoteId() or ''))
end

for name, act in pairs(require 'Panel') do service[name] = act end

return service
