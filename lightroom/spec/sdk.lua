--[[ A strict stand-in for the part of Lightroom's SDK that the plug-in uses, over luasocket. What the real one forbids
     raises here: the network outside a task or inside a write, writes outside a gate, unknown members, metadata keys and
     argument types. It cannot prove that the real SDK behaves as documented: see ../CHECKLIST.md. ]]
local http = require 'socket.http'
local ltn12 = require 'ltn12'
local mime = require 'mime'

local Sdk = { slept = {}, dialogs = {}, opened = {}, writes = 0, requests = 0, now = 0 }
local tasks, gate = 0, nil

local function strict(name, members)
  return setmetatable(members, {
    __index = function(_, key) error(name .. ' has no ' .. tostring(key), 2) end,
    __newindex = function(_, key) error(name .. '.' .. tostring(key) .. ' cannot be set', 2) end,
  })
end

local function need(kind, value, what)
  if type(value) ~= kind then error(what .. ' must be a ' .. kind .. ', not ' .. type(value), 3) end
end

local function needTask(what)
  if tasks == 0 then error(what .. ' outside a task', 3) end
  if gate then error(what .. ' inside a write', 3) end
end

local function needGate(what)
  if not gate then error(what .. ' outside a write gate', 3) end
end

--- Runs a function as a task.
function Sdk.task(run)
  tasks = tasks + 1
  local fine, why = pcall(run)
  tasks = tasks - 1
  if not fine then error(why, 0) end
end

--[[ LrHttp ]]

local function send(method, url, headers, body)
  needTask('LrHttp')
  need('string', url, 'url')
  Sdk.requests = Sdk.requests + 1
  local sent = {}
  for i, header in ipairs(headers or {}) do
    need('table', header, 'header ' .. i)
    need('string', header.field, 'field of header ' .. i)
    need('string', header.value, 'value of header ' .. i)
    if not (header.field == 'Content-Type' and header.value == 'skip') then sent[header.field] = header.value end
  end
  if body ~= nil then sent['Content-Length'] = tostring(#body) end
  if Sdk.away then return nil, { error = { errorCode = 'cannotConnectToHost', name = 'Could not connect' } } end
  if Sdk.cut and method == 'PATCH' then
    -- The connection is cut: a part arrives, no answer comes back.
    Sdk.cut = nil
    return nil, { error = { errorCode = 'networkConnectionLost', name = 'The network connection was lost' } }
  end
  local parts = {}
  local _, status, answer = http.request {
    method = method,
    url = url,
    headers = sent,
    source = body and ltn12.source.string(body) or nil,
    sink = ltn12.sink.table(parts),
    redirect = false,
  }
  if type(status) ~= 'number' then
    return nil, { error = { errorCode = 'cannotConnectToHost', name = tostring(status) } }
  end
  local found = { status = status }
  for field, value in pairs(answer or {}) do found[#found + 1] = { field = field, value = value } end
  return table.concat(parts), found
end

local LrHttp = strict('LrHttp', {
  get = function(url, headers, timeout)
    if timeout ~= nil then need('number', timeout, 'timeout') end
    return send('GET', url, headers)
  end,
  post = function(url, body, headers, method, timeout, size)
    need('string', body, 'body')
    if method ~= nil then need('string', method, 'method') end
    -- A wrong fifth argument makes the real one send nothing at all.
    if timeout ~= nil then need('number', timeout, 'timeout') end
    if size ~= nil then need('number', size, 'totalSize') end
    return send(method or 'POST', url, headers, body)
  end,
  openUrlInBrowser = function(url) table.insert(Sdk.opened, url) end,
})

--[[ The catalog ]]

local READABLE = { dateTimeOriginalISO8601 = true, isVirtualCopy = true, rating = true, pickStatus = true, colorNameForLabel = true }
local WRITABLE = { rating = true, pickStatus = true, colorNameForLabel = true }

function Sdk.photo(facts)
  local raw, keywords = facts.raw or {}, {}
  return strict('LrPhoto', {
    path = facts.path,
    getRawMetadata = function(_, key)
      if not READABLE[key] then error('Unknown metadata key: ' .. tostring(key), 2) end
      return raw[key]
    end,
    getFormattedMetadata = function(_, key)
      if key ~= 'fileName' then error('Unknown metadata key: ' .. tostring(key), 2) end
      return facts.fileName
    end,
    setRawMetadata = function(_, key, value)
      needGate('setRawMetadata')
      if not WRITABLE[key] then error('Unknown metadata key: ' .. tostring(key), 2) end
      raw[key] = value
    end,
    addKeyword = function(_, keyword)
      needGate('addKeyword')
      keywords[keyword.name] = true
    end,
    keywords = keywords,
  })
end

local function container(kind, name, parent)
  local state = { name = name, collections = {}, sets = {}, photos = {}, published = {}, remote = nil }
  local self
  self = strict(kind, {
    state = state,
    localIdentifier = tostring(state),
    type = function() return kind end,
    getName = function() return state.name end,
    getParent = function() return parent end,
    getChildCollections = function() return state.collections end,
    getChildCollectionSets = function() return state.sets end,
    getRemoteId = function() return state.remote end,
    setRemoteId = function(_, id)
      needGate('setRemoteId')
      need('string', id, 'remote id')
      state.remote = id
    end,
    getPhotos = function() return state.photos end,
    addPhotos = function(_, photos)
      needGate('addPhotos')
      for _, photo in ipairs(photos) do
        local there = false
        for _, known in ipairs(state.photos) do there = there or known == photo end
        if not there then table.insert(state.photos, photo) end
      end
    end,
    removePhotos = function(_, photos)
      needGate('removePhotos')
      for _, photo in ipairs(photos) do
        for i, known in ipairs(state.photos) do
          if known == photo then table.remove(state.photos, i) break end
        end
      end
    end,
    getPublishedPhotos = function() return state.published end,
  })
  return self
end
Sdk.container = container

local root = { collections = {}, sets = {}, keywords = {}, photos = {}, services = {} }
Sdk.root = root

local function childOf(list, kind, name, parent, reuse)
  for _, one in ipairs(list) do
    if one:getName() == name then
      if reuse then return one end
      error('The name is taken: ' .. name, 3)
    end
  end
  local made = container(kind, name, parent)
  table.insert(list, made)
  return made
end

local catalog
catalog = strict('LrCatalog', {
  withWriteAccessDo = function(_, name, run)
    need('string', name, 'name of the undo step')
    if gate then error('A write inside a write', 2) end
    gate = name
    Sdk.writes = Sdk.writes + 1
    local fine, why = pcall(run)
    gate = nil
    if not fine then error(why, 0) end
  end,
  getAllPhotos = function() return root.photos end,
  getPublishServices = function() return root.services end,
  getPublishedCollectionByLocalIdentifier = function(_, id)
    for _, one in ipairs(Sdk.published) do if one.localIdentifier == id then return one end end
  end,
  findPublishedPhotoByRemoteId = function(_, id)
    for _, one in ipairs(Sdk.published) do
      for _, photo in ipairs(one.state.published) do if photo:getRemoteId() == id then return photo end end
    end
  end,
  createCollectionSet = function(_, name, parent, reuse)
    needGate('createCollectionSet')
    return childOf(parent and parent.state.sets or root.sets, 'LrCollectionSet', name, parent, reuse)
  end,
  createCollection = function(_, name, parent, reuse)
    needGate('createCollection')
    return childOf(parent and parent.state.collections or root.collections, 'LrCollection', name, parent, reuse)
  end,
  createKeyword = function(_, name, synonyms, include, parent, reuse)
    needGate('createKeyword')
    need('table', synonyms, 'synonyms')
    need('boolean', include, 'includeOnExport')
    if not reuse and root.keywords[name] then error('The keyword exists', 2) end
    root.keywords[name] = root.keywords[name] or { name = name, parent = parent }
    return root.keywords[name]
  end,
})
Sdk.published = {}

function Sdk.publishedPhoto(collection, photo, id)
  return strict('LrPublishedPhoto', {
    getRemoteId = function() return id end,
    getPhoto = function() return photo end,
    getPublishedCollection = function() return collection end,
  })
end

--[[ Everything else ]]

local prefs, passwords = {}, {}
Sdk.prefs, Sdk.passwords = prefs, passwords

local MODULES = {
  LrHttp = LrHttp,
  LrApplication = strict('LrApplication', { activeCatalog = function() return catalog end }),
  LrPasswords = strict('LrPasswords', {
    store = function(key, value, salt) passwords[key .. (salt or '')] = value end,
    retrieve = function(key, salt) return passwords[key .. (salt or '')] end,
  }),
  LrPrefs = strict('LrPrefs', { prefsForPlugin = function() return prefs end }),
  LrTasks = strict('LrTasks', {
    startAsyncTask = function(run) Sdk.task(run) end,
    sleep = function(seconds)
      needTask('LrTasks.sleep')
      need('number', seconds, 'seconds')
      table.insert(Sdk.slept, seconds)
      if Sdk.onSleep then Sdk.onSleep(seconds) end
    end,
  }),
  LrFunctionContext = strict('LrFunctionContext', {
    callWithContext = function(_, run) return run({}) end,
    postAsyncTaskWithContext = function(_, run) Sdk.task(function() run({}) end) end,
  }),
  LrDialogs = strict('LrDialogs', {
    message = function(text) table.insert(Sdk.dialogs, text) end,
    confirm = function(text)
      if gate then error('A dialog inside a write', 2) end
      table.insert(Sdk.dialogs, text)
      return Sdk.answer or 'cancel'
    end,
    attachErrorDialogToFunctionContext = function() end,
    presentModalDialog = function() return 'ok' end,
  }),
  LrView = strict('LrView', { bind = function(key) return { bind = key } end }),
  LrBinding = strict('LrBinding', { makePropertyTable = function() return {} end }),
  LrPathUtils = strict('LrPathUtils', {
    leafName = function(path) return (path:match('[^/\\]*$')) end,
    extension = function(path) return path:match('%.([^./\\]*)$') or '' end,
    replaceExtension = function(path, extension) return (path:gsub('%.[^./\\]*$', '')) .. '.' .. extension end,
  }),
  LrFileUtils = strict('LrFileUtils', {
    fileAttributes = function(path)
      local file = assert(io.open(path, 'rb'))
      local size = file:seek('end')
      file:close()
      return { fileSize = size }
    end,
  }),
  LrStringUtils = strict('LrStringUtils', { encodeBase64 = function(text) return (mime.b64(text)) end }),
  LrDigest = strict('LrDigest', {
    SHA256 = strict('LrDigest.SHA256', {
      digest = function(text)
        local name = os.tmpname()
        local file = assert(io.open(name, 'wb'))
        file:write(text)
        file:close()
        local pipe = assert(io.popen('sha256sum ' .. name))
        local digest = pipe:read('*l'):match('^%x+')
        pipe:close()
        os.remove(name)
        return digest
      end,
    }),
  }),
  LrDate = strict('LrDate', { timeFromIsoDate = function(text) need('string', text, 'time') return 0 end }),
  LrUUID = strict('LrUUID', {
    generateUUID = function()
      return (('XXXXXXXX-XXXX-4XXX-8XXX-XXXXXXXXXXXX'):gsub('X', function()
        return string.format('%X', math.random(0, 15))
      end))
    end,
  }),
}

--- Lightroom's own `import`.
function import(name)
  return MODULES[name] or error('No module ' .. tostring(name), 2)
end

_PLUGIN = strict('_PLUGIN', { id = 'app.keepers.lightroom', path = '' })
math.randomseed(os.time())

return Sdk
