-- Comments and ratings in Lightroom's panel: functions of the publish service.
local LrApplication = import 'LrApplication'

local Api = require 'Api'

local panel = {}

function panel.canAddCommentsToService() return Api.token() ~= nil end

local function projectOfCollection(collection) return collection:getParent():getRemoteId() end

--- `commentCallback` gets each photograph's comments, as Lightroom's panel shows them.
function panel.getCommentsFromPublishedCollection(_, photos, commentCallback)
  for _, info in ipairs(photos) do
    local project = projectOfCollection(info.publishedPhoto:getPublishedCollection())
    local path = '/api/x/talk/projects/' .. project .. '/photographs/' .. info.remoteId .. '/thread'
    local thread, refusal = Api.request('GET', path)
    if not thread and refusal.status ~= 404 then Api.raise(refusal) end
    local list = {}
    for _, comment in ipairs(thread and thread.comments or {}) do
      if comment.text then
        list[#list + 1] = {
          commentId = comment.id,
          commentText = comment.text,
          dateCreated = import 'LrDate'.timeFromIsoDate(comment.at or comment.created_at),
          username = comment.name or '',
          realname = comment.name or '',
        }
      end
    end
    commentCallback { publishedPhoto = info, comments = list }
  end
end

function panel.addCommentToPublishedPhoto(_, remoteId, commentText)
  local published = LrApplication.activeCatalog():findPublishedPhotoByRemoteId(remoteId)
  local project = projectOfCollection(published:getPublishedCollection())
  local path = '/api/x/talk/projects/' .. project .. '/photographs/' .. remoteId .. '/comments'
  Api.call('POST', path, { json = { id = import 'LrUUID'.generateUUID():lower(), text = commentText } })
  return true
end

function panel.getRatingsFromPublishedCollection(_, photos, ratingCallback)
  local counts, byProject = {}, {}
  for _, info in ipairs(photos) do
    local project = projectOfCollection(info.publishedPhoto:getPublishedCollection())
    byProject[project] = byProject[project] or Api.call('GET', '/events/' .. project .. '/selection.json')
  end
  for _, selection in pairs(byProject) do
    for _, rating in ipairs(selection.ratings) do
      if rating.favourite then counts[rating.media] = (counts[rating.media] or 0) + 1 end
    end
  end
  for _, info in ipairs(photos) do
    ratingCallback { publishedPhoto = info, rating = counts[info.remoteId] or 0 }
  end
end

return panel
