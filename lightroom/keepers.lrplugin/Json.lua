-- JSON (RFC 8259) for Lua 5.1. `Json.null` is a JSON null inside tables; decoded nulls are left out.
local Json = { null = setmetatable({}, { __tostring = function() return 'null' end }) }

local ESCAPES = { ['"'] = '\\"', ['\\'] = '\\\\', ['\b'] = '\\b', ['\f'] = '\\f', ['\n'] = '\\n', ['\r'] = '\\r', ['\t'] = '\\t' }
local PLAIN = { b = '\b', f = '\f', n = '\n', r = '\r', t = '\t', ['"'] = '"', ['\\'] = '\\', ['/'] = '/' }

local function quote(text)
  return '"' .. text:gsub('[%c"\\]', function(sign)
    return ESCAPES[sign] or string.format('\\u%04x', sign:byte())
  end) .. '"'
end

--- Returns a value as JSON. A table is an array where it has a first element, or where it is `Json.array`.
function Json.encode(value)
  local kind = type(value)
  if value == nil or value == Json.null then return 'null' end
  if kind == 'boolean' then return tostring(value) end
  if kind == 'number' then
    if value ~= value or value == math.huge or value == -math.huge then error('Not a JSON number') end
    return value == math.floor(value) and string.format('%d', value) or string.format('%.14g', value)
  end
  if kind == 'string' then return quote(value) end
  if kind ~= 'table' then error('Not JSON: ' .. kind) end
  local parts = {}
  if value[1] ~= nil or getmetatable(value) == Json.array then
    for i, one in ipairs(value) do parts[i] = Json.encode(one) end
    return '[' .. table.concat(parts, ',') .. ']'
  end
  local names = {}
  for name in pairs(value) do names[#names + 1] = name end
  table.sort(names)
  for i, name in ipairs(names) do parts[i] = quote(name) .. ':' .. Json.encode(value[name]) end
  return '{' .. table.concat(parts, ',') .. '}'
end

--- The metatable of an array that may be empty: `setmetatable({}, Json.array)`.
Json.array = {}

local function utf8(code)
  if code < 0x80 then return string.char(code) end
  if code < 0x800 then return string.char(0xC0 + math.floor(code / 0x40), 0x80 + code % 0x40) end
  if code < 0x10000 then
    return string.char(0xE0 + math.floor(code / 0x1000), 0x80 + math.floor(code / 0x40) % 0x40, 0x80 + code % 0x40)
  end
  return string.char(
    0xF0 + math.floor(code / 0x40000), 0x80 + math.floor(code / 0x1000) % 0x40,
    0x80 + math.floor(code / 0x40) % 0x40, 0x80 + code % 0x40
  )
end

--- Returns the value of a JSON text; raises for anything else.
function Json.decode(text)
  local at = 1
  local value
  local function fail() error('Invalid JSON at ' .. at, 0) end
  local function skip() at = text:find('[^ \t\r\n]', at) or #text + 1 end
  local function word(name, result)
    if text:sub(at, at + #name - 1) ~= name then fail() end
    at = at + #name
    return result
  end
  local function hex()
    local digits = text:match('^%x%x%x%x', at) or fail()
    at = at + 4
    return tonumber(digits, 16)
  end
  local function str()
    local parts = {}
    at = at + 1
    while true do
      local stop = text:find('["\\]', at) or fail()
      parts[#parts + 1] = text:sub(at, stop - 1)
      at = stop + 1
      if text:sub(stop, stop) == '"' then return table.concat(parts) end
      local sign = text:sub(at, at)
      at = at + 1
      if sign == 'u' then
        local code = hex()
        if code >= 0xD800 and code < 0xDC00 and text:sub(at, at + 1) == '\\u' then
          at = at + 2
          code = 0x10000 + (code - 0xD800) * 0x400 + (hex() - 0xDC00)
        end
        parts[#parts + 1] = utf8(code)
      else
        parts[#parts + 1] = PLAIN[sign] or fail()
      end
    end
  end
  local function list(close, one)
    at = at + 1
    skip()
    if text:sub(at, at) == close then at = at + 1 return end
    while true do
      one()
      skip()
      local sign = text:sub(at, at)
      at = at + 1
      if sign == close then return end
      if sign ~= ',' then fail() end
      skip()
    end
  end
  function value()
    skip()
    local sign = text:sub(at, at)
    if sign == '"' then return str() end
    if sign == '{' then
      local object = {}
      list('}', function()
        if text:sub(at, at) ~= '"' then fail() end
        local name = str()
        skip()
        if text:sub(at, at) ~= ':' then fail() end
        at = at + 1
        object[name] = value()
      end)
      return object
    end
    if sign == '[' then
      local array, count = setmetatable({}, Json.array), 0
      list(']', function()
        count = count + 1
        local one = value()
        array[count] = one == nil and Json.null or one
      end)
      return array
    end
    if sign == 't' then return word('true', true) end
    if sign == 'f' then return word('false', false) end
    if sign == 'n' then return word('null', nil) end
    local number = text:match('^-?%d+%.?%d*[eE]?[+-]?%d*', at) or fail()
    at = at + #number
    return tonumber(number) or fail()
  end
  local result = value()
  skip()
  if at <= #text then fail() end
  return result
end

return Json
