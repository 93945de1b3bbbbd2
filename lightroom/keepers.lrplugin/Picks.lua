-- Brings picks and ratings back: collections, flags, stars, labels, keywords. One undo step for all of it.
local LrApplication = import 'LrApplication'
local LrPrefs = import 'LrPrefs'

local Api = require 'Api'
local t = require 'Text'

local Picks = {}
local LABELS = { red = 'red', yellow = 'yellow', green = 'green', blue = 'blue', purple = 'purple' }

local function stemOf(name) return (name:gsub('%.[^.]*$', '')):lower() end

--[[ An index of the catalog's photographs: by the id that publishing recorded, else by the camera's file name (without
     extension), of two with one name by the time they were taken. ]]
local function indexOf(catalog)
  local index = { byId = {}, byName = {} }
  for _, service in ipairs(catalog:getPublishServices(_PLUGIN.id)) do
    local function walk(parent)
      for _, collection in ipairs(parent:getChildCollections()) do
        for _, published in ipairs(collection:getPublishedPhotos()) do
          local id = published:getRemoteId()
          if id then index.byId[id] = published:getPhoto() end
        end
      end
      for _, set in ipairs(parent:getChildCollectionSets()) do walk(set) end
    end
    walk(service)
  end
  for _, photo in ipairs(catalog:getAllPhotos()) do
    local name = photo:getRawMetadata('isVirtualCopy') and '' or photo:getFormattedMetadata('fileName')
    if name and name ~= '' then
      local stem = stemOf(name)
      index.byName[stem] = index.byName[stem] or {}
      table.insert(index.byName[stem], photo)
    end
  end
  return index
end

local function taken(photo)
  local time = photo:getRawMetadata('dateTimeOriginalISO8601')
  return time and time:sub(1, 16)
end

--- The photograph of the catalog that a pick or rating is about; nil where none or several could be it.
local function findPhoto(index, one)
  if index.byId[one.media] then return index.byId[one.media] end
  local found = index.byName[stemOf(one.name)] or {}
  if #found <= 1 then return found[1] end
  local same = {}
  for _, photo in ipairs(found) do
    if one.captured_at and taken(photo) == one.captured_at:sub(1, 16) then same[#same + 1] = photo end
  end
  return #same == 1 and same[1] or nil
end

local function childCollection(catalog, parent, name)
  for _, collection in ipairs(parent:getChildCollections()) do
    if collection:getName() == name then return collection, false end
  end
  return catalog:createCollection(name, parent, true), true
end

--- Fills a collection: `replace` with exactly these, `add` with these too.
local function fill(collection, photos, mode)
  if mode == 'replace' then
    local wanted = {}
    for _, photo in ipairs(photos) do wanted[photo] = true end
    local extra = {}
    for _, photo in ipairs(collection:getPhotos()) do
      if not wanted[photo] then extra[#extra + 1] = photo end
    end
    if #extra > 0 then collection:removePhotos(extra) end
  end
  if #photos > 0 then collection:addPhotos(photos) end
end

--[[ Applies a project's selection to the catalog. `options`: merge ('replace', 'add', 'ask'), ask (function of a
     collection's name, for 'ask'), stars, labels, flags, keywords (booleans), person (key; nil: any client's highest).
     Returns counts, or nil where nothing has changed since the last time. Runs inside a task. ]]
function Picks.get(project, options)
  local prefs = LrPrefs.prefsForPlugin()
  prefs.cursors = prefs.cursors or {}
  local since = options.always and '' or prefs.cursors[project.id] or ''
  local selection = Api.call('GET', '/events/' .. project.id .. '/selection.json?since=' .. Api.escape(since))
  if not selection.changed then return nil end
  local catalog = LrApplication.activeCatalog()
  local index = indexOf(catalog)
  local missing, picked, collections = {}, {}, {}
  local function find(one)
    local photo = findPhoto(index, one)
    if not photo then missing[one.media] = true end
    return photo
  end
  for _, product in ipairs(selection.products) do
    local photos = {}
    for _, pick in ipairs(product.picks) do
      local photo = not pick.withdrawn and find(pick)
      if photo then
        photos[#photos + 1] = photo
        picked[photo] = picked[photo] or {}
        table.insert(picked[photo], product.name)
      end
    end
    collections[#collections + 1] = { name = project.name .. ' – ' .. product.name, product = product.name, photos = photos }
  end
  local rated = {}
  for _, rating in ipairs(selection.ratings) do
    local photo = (not options.person or rating.person == options.person) and find(rating)
    if photo then
      local best = rated[photo] or { stars = 0 }
      if rating.stars >= best.stars then
        rated[photo] = { stars = rating.stars, colour = rating.colour or best.colour }
      else
        best.colour = best.colour or rating.colour
      end
    end
  end
  -- The person is asked before the write begins: a dialog inside it would hold the catalog.
  local modes = {}
  if options.merge == 'ask' then
    for _, one in ipairs(collections) do modes[one.name] = options.ask(one.name) and 'replace' or 'add' end
  end
  local counts = { photos = 0, collections = #collections, missing = 0 }
  for _ in pairs(picked) do counts.photos = counts.photos + 1 end
  for _ in pairs(missing) do counts.missing = counts.missing + 1 end
  catalog:withWriteAccessDo(t('undo'), function()
    local set = catalog:createCollectionSet('Keepers', nil, true)
    for _, one in ipairs(collections) do
      fill(childCollection(catalog, set, one.name), one.photos, modes[one.name] or options.merge)
    end
    for photo, products in pairs(picked) do
      if options.flags then photo:setRawMetadata('pickStatus', 1) end
      if options.keywords then
        local parent = catalog:createKeyword('Keepers', {}, false, nil, true)
        for _, product in ipairs(products) do
          photo:addKeyword(catalog:createKeyword(product, {}, true, parent, true))
        end
      end
    end
    for photo, rating in pairs(rated) do
      if options.stars and rating.stars > 0 then photo:setRawMetadata('rating', rating.stars) end
      if options.labels and LABELS[rating.colour or ''] then
        photo:setRawMetadata('colorNameForLabel', LABELS[rating.colour])
      end
    end
  end)
  local cursors = {}
  for id, cursor in pairs(prefs.cursors) do cursors[id] = cursor end
  cursors[project.id] = selection.cursor
  prefs.cursors = cursors
  return counts, selection
end

return Picks
