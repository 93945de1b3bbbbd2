-- The wire of Keepers over LrHttp. Every function runs inside a task.
local LrHttp = import 'LrHttp'
local LrPasswords = import 'LrPasswords'
local LrPrefs = import 'LrPrefs'

local Json = require 'Json'
local Version = require 'Version'

local Api = {}
local TIMEOUT = 60

--- The server's origin: typed by the person, or written into the download.
function Api.server()
  local typed = LrPrefs.prefsForPlugin().server
  local address = typed and typed ~= '' and typed or require 'Server'
  if address ~= '' and not address:match('^https?://') then address = 'https://' .. address end
  return (address:gsub('/+$', ''))
end

function Api.token()
  local token = LrPasswords.retrieve('token', Api.server())
  return token ~= '' and token or nil
end

function Api.setToken(token)
  LrPasswords.store('token', token or '', Api.server())
end

--- Returns a value as part of an address.
function Api.escape(text)
  return (tostring(text):gsub('[^%w%-%._~]', function(sign) return string.format('%%%02X', sign:byte()) end))
end

local function find(headers, field)
  for _, header in ipairs(headers or {}) do
    if type(header) == 'table' and header.field and header.field:lower() == field then return header.value end
  end
end

--- A refusal: `status` (0: no answer), `code`, and the server's sentence.
local function refuse(status, code, message) return nil, { status = status, code = code, message = message } end

--[[ Sends one request; returns the answer's JSON and its headers by name, or nil and the refusal.
     `options`: body (bytes), json (a table), headers, anonymous. ]]
function Api.request(method, path, options)
  options = options or {}
  local headers = { { field = 'Accept', value = 'application/json' } }
  local token = not options.anonymous and Api.token()
  if token then headers[#headers + 1] = { field = 'Authorization', value = 'Bearer ' .. token } end
  local body = options.body or ''
  if options.json then
    body = Json.encode(options.json)
    headers[#headers + 1] = { field = 'Content-Type', value = 'application/json' }
  elseif not (options.headers and options.headers['Content-Type']) then
    -- Otherwise Lightroom adds text/plain.
    headers[#headers + 1] = { field = 'Content-Type', value = 'skip' }
  end
  for field, value in pairs(options.headers or {}) do headers[#headers + 1] = { field = field, value = value } end
  local url = path:match('^https?://') and path or Api.server() .. path
  local text, answer
  if method == 'GET' then text, answer = LrHttp.get(url, headers, TIMEOUT)
  else text, answer = LrHttp.post(url, body, headers, method, TIMEOUT, #body) end
  local status = answer and answer.status or 0
  if status == 0 then return refuse(0, 'AWAY', answer and answer.error and answer.error.name or '') end
  local fine, decoded = pcall(Json.decode, text or '')
  decoded = fine and type(decoded) == 'table' and decoded or {}
  if status < 200 or status >= 300 then
    local said = {}
    for _, messages in pairs(decoded.errors or {}) do
      for _, message in ipairs(messages) do said[#said + 1] = message end
    end
    return refuse(status, decoded.code or 'HTTP_' .. status, table.concat(said, ' '))
  end
  return decoded, function(field) return find(answer, field) end
end

--- The refusal as a text for the person.
function Api.sentence(refusal)
  local t = require 'Text'
  if refusal.status == 0 or refusal.status >= 500 then return t('away') end
  if refusal.status == 401 then return t('revoked') end
  return refusal.message ~= '' and refusal.message or refusal.code
end

--- Raises it; without a valid token the plug-in has to be connected again.
function Api.raise(refusal)
  if refusal.status == 401 then Api.setToken(nil) end
  error(Api.sentence(refusal), 0)
end

--- The same, raising the refusal.
function Api.call(method, path, options)
  local found, more = Api.request(method, path, options)
  if not found then Api.raise(more) end
  return found, more
end

--- The heartbeat: returns what the server says about this plug-in.
function Api.beat(status)
  return Api.request('PUT', '/api/devices/me', { json = { version = Version, state = { status = status or 'idle' } } })
end

function Api.projects(words)
  return Api.call('GET', '/api/projects?q=' .. Api.escape(words or '')).projects
end

return Api
