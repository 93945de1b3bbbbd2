--[[ The specification of the plug-in, against a real server: `lua5.1 run.lua SERVER FOLDER`. What a person or another
     program does meanwhile is asked of the caller: a line `DO name argument` on stdout, its answer as a line on stdin. ]]
local here = arg[0]:match('^(.*)/[^/]*$') or '.'
package.path = here .. '/?.lua;' .. here .. '/../keepers.lrplugin/?.lua;' .. package.path
local Sdk = require 'sdk'
local Json = require 'Json'
local server, folder = arg[1], arg[2]

Sdk.prefs.server = server
local Api, Pairing, Picks, Upload = require 'Api', require 'Pairing', require 'Picks', require 'Upload'
local service = require 'PublishService'

io.stdout:setvbuf('line')
local failures = 0
local function ask(name, argument)
  print('DO ' .. name .. ' ' .. Json.encode(argument or {}))
  return Json.decode(io.read('*l'))
end
local function test(title, run)
  local fine, why = pcall(Sdk.task, run)
  if not fine then failures = failures + 1 end
  print((fine and 'ok ' or 'not ok ') .. title .. (fine and '' or ': ' .. tostring(why)))
end
local function equal(got, wanted, what)
  local one, other = Json.encode(got), Json.encode(wanted)
  if one ~= other then error((what or 'value') .. ': ' .. one .. ', not ' .. other, 2) end
end
local function raises(run, part)
  local fine, why = pcall(run)
  if fine then error('It did not raise', 2) end
  if part and not tostring(why):find(part, 1, true) then error('It raised ' .. tostring(why), 2) end
end

--[[ A catalog with a set (the project) and a collection (the gallery) ]]
local set = Sdk.container('LrPublishedCollectionSet', 'Maya & Jonathan')
local collection = Sdk.container('LrPublishedCollection', 'Morning', set)
table.insert(set.state.collections, collection)
table.insert(Sdk.published, collection)
local publishService = Sdk.container('LrPublishService', 'Keepers')
table.insert(publishService.state.sets, set)
table.insert(Sdk.root.services, publishService)
local photos = {}
for i = 1, 3 do
  local path = folder .. '/IMG_' .. i .. '.jpg'
  photos[i] = Sdk.photo { path = path, fileName = 'IMG_' .. i .. '.CR3', raw = { dateTimeOriginalISO8601 = '2026-05-01T10:0' .. i .. ':00' } }
  table.insert(Sdk.root.photos, photos[i])
end
-- In the catalog, but never published from here: found by name.
local elsewhere = Sdk.photo { path = '', fileName = 'DSC_77.NEF', raw = { dateTimeOriginalISO8601 = '2026-05-01T11:00:00' } }
table.insert(Sdk.root.photos, elsewhere)

--- Publishes photographs as Lightroom does; `files` replaces what is rendered.
local function publish(some, files)
  local failed = {}
  local renditions = {}
  for i, photo in ipairs(some) do
    local before
    for _, published in ipairs(collection.state.published) do
      if published:getPhoto() == photo then before = published:getRemoteId() end
    end
    renditions[i] = {
      photo = photo,
      publishedPhotoId = before,
      waitForRender = function() return true, files and files[i] or photo.path end,
      recordPublishedPhotoId = function(_, id)
        for at, published in ipairs(collection.state.published) do
          if published:getPhoto() == photo then table.remove(collection.state.published, at) break end
        end
        table.insert(collection.state.published, Sdk.publishedPhoto(collection, photo, id))
      end,
      recordPublishedPhotoUrl = function() end,
      uploadFailed = function(_, why) failed[#failed + 1] = why end,
    }
  end
  service.processRenderedPhotos({}, {
    publishedCollection = collection,
    exportSession = { countRenditions = function() return #some end },
    configureProgress = function() return { setPortionComplete = function() end, done = function() end } end,
    renditions = function()
      local i = 0
      return function()
        i = i + 1
        if renditions[i] then return i, renditions[i] end
      end
    end,
  })
  return failed
end
local function idOf(photo)
  for _, published in ipairs(collection.state.published) do
    if published:getPhoto() == photo then return published:getRemoteId() end
  end
end

test('JSON keeps numbers, nesting, empty lists and every letter', function()
  local text = '{"a":[1,2.5,-3,null,true],"b":{"c":"שלום \\u05d0\\ud83d\\ude00\\n"},"d":[]}'
  local value = Json.decode(text)
  equal({ value.a[1], value.a[2], value.a[3], value.a[5] }, { 1, 2.5, -3, true })
  equal(value.b.c, 'שלום א😀\n')
  equal(Json.encode(value.d), '[]')
  raises(function() Json.decode('{"a":}') end)
  raises(function() Json.decode('[1] x') end)
end)

test('the language is chosen in the settings of the publish service, and begins with that of the download', function()
  local t = require 'Text'
  local observed
  local values = { addObserver = function(_, key, run) if key == 'keepersLanguage' then observed = run end end }
  service.startDialog(values)
  equal(values.keepersLanguage, require 'Language')
  observed(values, 'keepersLanguage', 'he')
  equal(t('getCode'), 'קבלת קוד')
  local view = setmetatable({}, { __index = function() return function(_, given) return given end end })
  equal(service.sectionsForTopOfDialog(view, values)[1].title, 'חיבור ל־Keepers')
  values = { addObserver = values.addObserver }
  service.startDialog(values)
  equal(values.keepersLanguage, 'he')
  Sdk.prefs.language = 'xx'
  equal(t('getCode'), 'Get a code')
  Sdk.prefs.language = nil
  equal(t('getCode'), 'Get a code')
end)

-- Outside `test`, so outside a task.
local refused = not pcall(function() import 'LrHttp'.get(server .. '/csrf', {}, 5) end)
test('the stand-in refuses the network outside a task, in a write, and writes outside a gate', function()
  assert(refused, 'outside a task')
  local catalog = import 'LrApplication'.activeCatalog()
  raises(function()
    catalog:withWriteAccessDo('x', function() import 'LrHttp'.get(server .. '/csrf', {}, 5) end)
  end, 'inside a write')
  raises(function() photos[1]:setRawMetadata('rating', 1) end, 'outside a write gate')
  raises(function() photos[1]:getRawMetadata('stars') end, 'Unknown metadata key')
  raises(function() import('LrHttp').put('x') end, 'has no put')
end)

test('a person who does not allow the code leaves the plug-in unconnected', function()
  local done, why = Pairing.run('Mac', function(code) Sdk.onSleep = function() ask('deny', { code = code }) Sdk.onSleep = nil end end)
  equal({ done or false, why }, { false, 'denied' })
  equal(Api.token(), nil)
end)

test('pairing opens the page, waits, and stores the token by LrPasswords', function()
  local shown
  local done = Pairing.run('Mac', function(code, url)
    shown = url
    Sdk.onSleep = function() ask('allow', { code = code }) Sdk.onSleep = nil end
  end)
  equal(done, true)
  equal(Sdk.opened[#Sdk.opened], shown)
  assert(Api.token():match('^keepers_'))
  for _, value in pairs(Sdk.prefs) do assert(value ~= Api.token(), 'the token is among the preferences') end
end)

test('publishing makes the project and gallery, and uploads each photograph in pieces', function()
  Upload.piece = 500
  equal(publish(photos), {})
  local names = {}
  for i, photo in ipairs(photos) do names[i] = idOf(photo) ~= nil end
  equal(names, { true, true, true })
  local there = ask('project', { id = set:getRemoteId() })
  equal(there, { name = 'Maya & Jonathan', galleries = { 'Morning' }, names = { 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg' } })
end)

test('an upload goes on where its connection was cut', function()
  Sdk.cut = true
  local media = assert(Upload.send(folder .. '/CUT.jpg', collection:getRemoteId()))
  local list = Api.call('GET', '/api/galleries/' .. collection:getRemoteId() .. '/medias').medias
  equal(list[#list].id, media)
  Api.call('POST', '/api/galleries/' .. collection:getRemoteId() .. '/trash', { json = { medias = { media } } })
end)

test('a file that is no photograph fails alone, with the server’s sentence', function()
  local failed = publish({ photos[1] }, { folder .. '/notes.txt' })
  equal(#failed, 1)
  assert(#failed[1] > 10)
end)

test('publishing again takes the place of the proof and keeps its picks', function()
  local before = idOf(photos[1])
  ask('pick', { media = before, product = 'Album' })
  equal(publish({ photos[1] }, { folder .. '/EDIT_1.jpg' }), {})
  equal(idOf(photos[1]), before)
  equal(ask('picks', {}), { before })
end)

test('renaming reaches the gallery and the project', function()
  service.renamePublishedCollection(nil, { remoteId = collection:getRemoteId(), publishedCollection = collection, name = 'Dawn' })
  service.renamePublishedCollection(nil, { remoteId = set:getRemoteId(), publishedCollection = set, name = 'Maya' })
  local there = ask('project', { id = set:getRemoteId() })
  equal({ there.name, there.galleries }, { 'Maya', { 'Dawn' } })
end)

test('the order of the collection is that of the gallery', function()
  local order = { idOf(photos[3]), idOf(photos[1]), idOf(photos[2]) }
  service.imposeSortOrderOnPublishedCollection(nil, { remoteCollectionId = collection:getRemoteId() }, order)
  local got = {}
  for i, media in ipairs(Api.call('GET', '/api/galleries/' .. collection:getRemoteId() .. '/medias').medias) do got[i] = media.id end
  equal(got, order)
end)

test('picks and ratings come back in one undo step, also of photographs from elsewhere', function()
  local foreign = assert(Upload.send(folder .. '/DSC_77.jpg', collection:getRemoteId(), { name = 'DSC_77.jpg' }))
  ask('pick', { media = foreign, product = 'Cover' })
  ask('rate', { media = idOf(photos[2]), stars = 4, colour = 'red' })
  local writes = Sdk.writes
  local counts = Picks.get({ id = set:getRemoteId(), name = 'Maya' }, {
    merge = 'replace', stars = true, labels = true, flags = true, keywords = true,
  })
  equal(Sdk.writes, writes + 1)
  equal(counts, { photos = 2, collections = 2, missing = 0 })
  local found = {}
  for _, one in ipairs(Sdk.root.sets[1].state.collections) do found[one:getName()] = one:getPhotos() end
  assert(found['Maya – Album'][1] == photos[1] and #found['Maya – Album'] == 1, 'album')
  assert(found['Maya – Cover'][1] == elsewhere, 'cover')
  equal({ photos[1]:getRawMetadata('pickStatus'), photos[2]:getRawMetadata('rating'), photos[2]:getRawMetadata('colorNameForLabel') }, { 1, 4, 'red' })
  assert(photos[1].keywords.Album and not photos[2].keywords.Album)
end)

test('nothing is written while nothing has changed', function()
  local writes = Sdk.writes
  equal(Picks.get({ id = set:getRemoteId(), name = 'Maya' }, { merge = 'replace' }), nil)
  equal(Sdk.writes, writes)
end)

test('a collection is replaced, added to, or asked about', function()
  local album
  for _, one in ipairs(Sdk.root.sets[1].state.collections) do
    if one:getName() == 'Maya – Album' then album = one end
  end
  import 'LrApplication'.activeCatalog():withWriteAccessDo('by hand', function() album:addPhotos { photos[3] } end)
  local project = { id = set:getRemoteId(), name = 'Maya' }
  Picks.get(project, { merge = 'add', always = true })
  equal(#album:getPhotos(), 2)
  local asked = {}
  Picks.get(project, { merge = 'ask', always = true, ask = function(name) asked[#asked + 1] = name return false end })
  equal({ #album:getPhotos(), #asked }, { 2, 2 })
  Picks.get(project, { merge = 'replace', always = true })
  equal(#album:getPhotos(), 1)
end)

test('comments come into the panel and leave it', function()
  service.addCommentToPublishedPhoto(nil, idOf(photos[2]), 'Lovely light')
  local got = {}
  service.getCommentsFromPublishedCollection(nil, {
    { remoteId = idOf(photos[2]), publishedPhoto = Sdk.publishedPhoto(collection, photos[2], idOf(photos[2])) },
  }, function(answer) got = answer.comments end)
  equal({ #got, got[1].commentText }, { 1, 'Lovely light' })
end)

test('favorites of clients are the rating of the panel', function()
  ask('favourite', { media = idOf(photos[3]) })
  local rating
  service.getRatingsFromPublishedCollection(nil, {
    { remoteId = idOf(photos[3]), publishedPhoto = Sdk.publishedPhoto(collection, photos[3], idOf(photos[3])) },
  }, function(answer) rating = answer.rating end)
  equal(rating, 1)
end)

test('a picked photograph is removed only after a question', function()
  local gone = {}
  local remove = function() service.deletePhotosFromPublishedCollection(nil, { idOf(photos[1]), idOf(photos[3]) }, function(id) gone[id] = true end, collection.localIdentifier) end
  Sdk.answer = 'cancel'
  remove()
  equal({ gone[idOf(photos[1])] or false, gone[idOf(photos[3])] or false }, { false, true })
  Sdk.answer = 'ok'
  remove()
  equal(gone[idOf(photos[1])], true)
end)

test('a photograph that was removed on the server is published as a new one, by its camera’s name', function()
  local before = idOf(photos[2])
  Api.call('POST', '/api/galleries/' .. collection:getRemoteId() .. '/trash', { json = { medias = { before }, confirmed = true } })
  equal(publish({ photos[2] }, { folder .. '/EDIT_2.jpg' }), {})
  assert(idOf(photos[2]) ~= before, 'it has the old id')
  equal(ask('project', { id = set:getRemoteId() }).names[2], 'IMG_2.jpg')
end)

test('a collection with picks is deleted only after a question', function()
  local delete = function() service.deletePublishedCollection(nil, { remoteId = collection:getRemoteId(), publishedCollection = collection }) end
  Sdk.answer = 'cancel'
  raises(delete)
  equal(ask('project', { id = set:getRemoteId() }).galleries, { 'Dawn' })
  Sdk.answer = 'ok'
  delete()
  equal(#ask('project', { id = set:getRemoteId() }).galleries, 0)
end)

test('a collection outside a set is refused with a sentence', function()
  local loose = Sdk.container('LrPublishedCollection', 'Loose')
  raises(function() service.processRenderedPhotos({}, { publishedCollection = loose, exportSession = {} }) end, 'collection set')
end)

test('the heartbeat makes Lightroom connected', function()
  local me = assert(Api.beat())
  equal(me.needs_update, false)
  equal(ask('state', {}), { state = 'connected' })
end)

test('while the server cannot be reached, the person reads so', function()
  Sdk.prefs.server = 'http://127.0.0.1:9'
  Api.setToken('keepers_' .. ('a'):rep(43))
  raises(function() Api.projects('') end, 'reached')
  Sdk.prefs.server = server
end)

test('a server that goes away while publishing ends it with one sentence, and nothing counts as published', function()
  Upload.tries = 0
  Sdk.away = true
  local before = { idOf(photos[2]), idOf(photos[3]) }
  raises(function() publish { photos[2], photos[3] } end, 'reached')
  Sdk.away = false
  Upload.tries = 4
  equal({ idOf(photos[2]), idOf(photos[3]) }, before)
end)

test('a token that is revoked ends publishing, and the person connects again', function()
  local token = Api.token()
  Api.setToken('keepers_' .. ('a'):rep(43))
  raises(function() publish { photos[2] } end, 'Connect it again')
  equal(Api.token(), nil)
  Api.setToken(token)
end)

test('a revoked token is forgotten, and the person connects again', function()
  ask('revoke', {})
  raises(function() Api.projects('') end, 'Connect it again')
  equal(Api.token(), nil)
end)

os.exit(failures == 0 and 0 or 1)
