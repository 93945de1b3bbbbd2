-- Uploads one file by tus, in pieces: memory stays small, and a cut connection goes on where it was cut.
local LrDigest = import 'LrDigest'
local LrFileUtils = import 'LrFileUtils'
local LrPathUtils = import 'LrPathUtils'
local LrStringUtils = import 'LrStringUtils'
local LrTasks = import 'LrTasks'

local Api = require 'Api'

local Upload = { piece = 4 * 1024 * 1024, tries = 4 }

local function read(path, from, count)
  local file, why = io.open(path, 'rb')
  if not file then error(why, 0) end
  file:seek('set', from)
  local bytes = count and file:read(count) or file:read('*a')
  file:close()
  return bytes or ''
end

--- The SHA-256 of a file, or nil where this Lightroom cannot compute it: the server then compares nothing.
local function sha256(path)
  local fine, digest = pcall(function() return LrDigest.SHA256.digest(read(path, 0)) end)
  return fine and type(digest) == 'string' and digest:lower() or nil
end

local function metadata(fields)
  local parts = {}
  for _, field in ipairs(fields) do
    if field[2] then parts[#parts + 1] = field[1] .. ' ' .. LrStringUtils.encodeBase64(field[2]) end
  end
  return table.concat(parts, ',')
end

local TUS = { ['Tus-Resumable'] = '1.0.0' }
local function tus(more)
  local headers = {}
  for field, value in pairs(TUS) do headers[field] = value end
  for field, value in pairs(more or {}) do headers[field] = value end
  return headers
end

local function temporary(refusal)
  return refusal.status == 0 or refusal.status >= 500 or refusal.status == 423 or refusal.status == 429
end

--[[ Sends a file to a gallery; `options`: name, captured_at, replaces (the photograph whose place it takes), onSent.
     Returns the photograph's id, or nil and the refusal. ]]
function Upload.send(path, gallery, options)
  options = options or {}
  local size = LrFileUtils.fileAttributes(path).fileSize
  local created, more = Api.request('POST', '/api/uploads', {
    headers = tus {
      ['Upload-Length'] = tostring(size),
      ['Upload-Metadata'] = metadata {
        { 'filename', options.name or LrPathUtils.leafName(path) },
        { 'gallery', gallery },
        { 'sha256', sha256(path) },
        { 'captured_at', options.captured_at },
        { 'replaces', options.replaces },
      },
    },
  })
  if not created then return nil, more end
  local location = more('location')
  local offset, failed, media = 0, 0, nil
  while offset < size do
    local sent, answer = Api.request('PATCH', location, {
      body = read(path, offset, Upload.piece),
      headers = tus {
        ['Upload-Offset'] = tostring(offset),
        ['Content-Type'] = 'application/offset+octet-stream',
      },
    })
    if sent then
      offset, failed = tonumber(answer('upload-offset')) or size, 0
      media = answer('media-id') or media
      if options.onSent then options.onSent(offset / size) end
    elseif temporary(answer) and failed < Upload.tries then
      failed = failed + 1
      LrTasks.sleep(2 ^ (failed - 1))
      -- How much arrived before the connection was cut.
      local head, at = Api.request('HEAD', location, { headers = tus() })
      if head then
        offset = tonumber(at('upload-offset')) or offset
        media = at('media-id') or media
      end
    else
      return nil, answer
    end
  end
  if media then return media end
  return nil, { status = 503, code = 'UNFINISHED', message = '' }
end

return Upload
