-- Connects the plug-in by a code (RFC 8628). Runs inside a task.
local LrHttp = import 'LrHttp'
local LrTasks = import 'LrTasks'

local Api = require 'Api'
local Version = require 'Version'

local Pairing = {}

--[[ Asks for a code, shows it by `onCode(code, url)`, opens the page, and waits for the decision.
     Returns true, or nil and 'denied', 'expired', 'away' or 'cancelled' (`isCancelled` says so). ]]
function Pairing.run(name, onCode, isCancelled)
  local codes, refusal = Api.request('POST', '/api/devices/codes', {
    anonymous = true,
    json = { name = name, kind = 'lightroom', version = Version },
  })
  if not codes then return nil, 'away', refusal end
  local url = Api.server() .. codes.verification_path_complete
  onCode(codes.user_code, url)
  LrHttp.openUrlInBrowser(url)
  local interval, passed = codes.interval, 0
  while passed < codes.expires_in do
    LrTasks.sleep(interval)
    passed = passed + interval
    if isCancelled and isCancelled() then return nil, 'cancelled' end
    local given, why = Api.request('POST', '/api/devices/token', {
      anonymous = true,
      json = { device_code = codes.device_code },
    })
    if given then
      Api.setToken(given.token)
      return true
    end
    if why.code == 'SLOW_DOWN' then interval = interval + 5
    elseif why.code == 'ACCESS_DENIED' then return nil, 'denied'
    elseif why.code == 'EXPIRED_TOKEN' then return nil, 'expired' end
  end
  return nil, 'expired'
end

return Pairing
